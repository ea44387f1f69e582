import { eventually, type TestSystem, type Visitor } from '@araucaria/testing';
import { BackOffice, ok, type Row } from './back-office.js';

const JOB = {
  title: 'Analista de Operações',
  department: 'Logística',
  location: 'Curitiba, PR',
  type: 'CLT',
  description: 'Organizar entregas.',
  requirements: 'Atenção',
};

describe('the search of interviews', () => {
  let office: BackOffice;
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    office = await BackOffice.open();
    ({ system, admin } = office);
  });
  afterAll(() => system?.stop());

  /** Schedules an interview of a new candidate for a new job. */
  const interviewFor = async (title: string) => {
    const { id: jobId } = await ok(admin.post('/api/jobs', { ...JOB, title }), 201);
    const candidateId = await office.candidate({ jobId });
    const interview = { candidateId, jobId, interviewDate: office.nextSlot(), interviewType: 'hr' };
    return { jobId, ...(await ok<{ id: string }>(admin.post('/api/interviews', interview), 201)) };
  };
  const idsOf = (interviews: Array<{ id: string }>) => interviews.map(({ id }) => id);
  /** The ids that REST and GraphQL find, which are the same. */
  const found = async (search: string): Promise<string[]> => {
    const path = `/api/interviews/with-details?search=${encodeURIComponent(search)}`;
    const ids = idsOf(await ok<Array<{ id: string }>>(admin.get(path)));
    const query = `query ($search: String) {
      interviewPage(filter: { search: $search }, sort: date_ASC) { interviews { id } }
    }`;
    const { body } = await admin.graphql<{ interviewPage: { interviews: Array<{ id: string }> } }>(query, {
      search,
    });
    expect(idsOf(body.data.interviewPage.interviews)).toEqual(ids);
    return ids;
  };

  it('finds a part of the title without regard to case and accents', async () => {
    const { id } = await interviewFor('Analista de Operações');
    await interviewFor('Coordenação de Obras');
    expect(await found('DE OPERACOES')).toEqual([id]);
    expect(await found('operações de analista')).toEqual([]);
  });

  it('finds the name and the e-mail of the candidate, until the candidate is erased', async () => {
    const candidateId = await office.candidate({
      firstName: 'Thaís',
      lastName: 'Conceição',
      email: 'thais@exemplo.com',
    });
    const interview = { candidateId, interviewDate: office.nextSlot(), interviewType: 'hr' };
    const { id } = await ok<{ id: string }>(admin.post('/api/interviews', interview), 201);
    for (const search of ['conceicao thais', 'thais@exemplo.com'])
      expect({ search, ids: await found(search) }).toEqual({ search, ids: [id] });
    await ok(admin.delete(`/api/candidates/${candidateId}`), 204);
    await system.settle();
    expect(await found('conceicao')).toEqual([]);
  });

  it('finds the new title of a job that was renamed while the interviews service was stopped', async () => {
    const { id, jobId } = await interviewFor('Auxiliar de Depósito');
    expect(await found('auxiliar de depósito')).toEqual([id]);
    const interviews = system.running.process('interviews');
    await interviews.stop();
    await ok<Row>(admin.put(`/api/jobs/${jobId}`, { ...JOB, title: 'Líder de Armazém' }));
    await interviews.restart();
    // The new title may arrive between the call by REST and the one by GraphQL.
    await eventually(async () => (await found('lider de armazem').catch(() => [])).length > 0);
    expect(await found('lider de armazem')).toEqual([id]);
    expect(await found('auxiliar de depósito')).toEqual([]);
  });
});
