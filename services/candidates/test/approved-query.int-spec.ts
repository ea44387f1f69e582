import { CandidatesRpc, type ListApproved } from '@araucaria/contracts';
import { ADMIN, insertCandidates, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, dayIn, jobSaved, type Service } from './fixtures.js';

describe('the list of approved candidates', () => {
  let service: Service;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(100, { title: 'Médico' }));
    await service.receive('job.saved', jobSaved(101, { title: 'analista' }));
    const people = [
      { firstName: 'Érica', jobId: 100, status: 'hired' },
      { firstName: 'ana', jobId: 101, status: 'approved' },
      { firstName: 'Bruno', status: 'contratado' },
      { firstName: 'Davi', jobId: 100, status: 'hiring_documents' },
      { firstName: 'Carla', jobId: 101, status: 'hiring_offer' },
      { firstName: 'Nova', jobId: 100, status: 'new' },
      { firstName: 'Reprovada', jobId: 100, status: 'rejected' },
    ] as const;
    for (const { status, ...person } of people) {
      const id = await createCandidate(service, person);
      ids[person.firstName] = id;
      if (status !== 'new') await service.as(ADMIN).changeStatus({ id, status });
    }
    for (const [name, day] of [
      ['Érica', 30],
      ['Davi', 20],
    ] as const)
      await service.as(ADMIN).setHiringStep({
        id: ids[name] ?? 0,
        hiringStep: 'onboarding',
        startDate: dayIn(day),
      });
  });
  afterAll(() => service.stop());

  const names = async (list: ListApproved = {}, actor = ADMIN) =>
    (await service.as(actor).approvedPage(list)).candidates.map(({ firstName }) => firstName);

  it('holds every candidate who is approved, in hiring or hired, last approved first', async () => {
    expect(await names()).toEqual(['Carla', 'Davi', 'Bruno', 'ana', 'Érica']);
    const approved = await service.as(ADMIN).approved();
    expect((await service.as(ADMIN).approvedPage({})).candidates).toEqual(approved);
  });

  it.each([
    ['approvedDate', ['Érica', 'ana', 'Bruno', 'Davi', 'Carla']],
    ['name', ['ana', 'Bruno', 'Carla', 'Davi', 'Érica']],
    ['-name', ['Érica', 'Davi', 'Carla', 'Bruno', 'ana']],
    ['job', ['ana', 'Carla', 'Érica', 'Davi', 'Bruno']],
    ['-job', ['Davi', 'Érica', 'Carla', 'ana', 'Bruno']],
    ['progress', ['ana', 'Carla', 'Davi', 'Érica', 'Bruno']],
    ['-progress', ['Bruno', 'Érica', 'Davi', 'Carla', 'ana']],
    ['startDate', ['Davi', 'Érica', 'ana', 'Bruno', 'Carla']],
    ['-startDate', ['Érica', 'Davi', 'Carla', 'Bruno', 'ana']],
  ] as const)('is sorted by %s, those without a value last', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  it('is divided into pages, and empty after the last one', async () => {
    const pages = [1, 2, 3, 4].map((page) => names({ page, limit: 2 }));
    expect(await Promise.all(pages)).toEqual([['Carla', 'Davi'], ['Bruno', 'ana'], ['Érica'], []]);
    expect((await service.as(ADMIN).approvedPage({ page: 2, limit: 2 })).pagination).toEqual({
      currentPage: 2,
      totalPages: 3,
      totalCandidates: 5,
      limit: 2,
      hasNextPage: true,
      hasPreviousPage: true,
    });
  });

  it('finds by name and e-mail, without regard to accents and case', async () => {
    expect(await names({ search: 'erica' })).toEqual(['Érica']);
    expect(await names({ search: 'nova' })).toEqual([]);
  });

  it('shows managers the candidates of their jobs only', async () => {
    const manager = withRoles(['gestor'], { jobIds: [101] });
    expect(await names({}, manager)).toEqual(['Carla', 'ana']);
    expect((await service.as(manager).approvedPage({})).pagination.totalCandidates).toBe(2);
  });

  it('is the first page in the usual order for null, which GraphQL sends for a variable without a value', async () => {
    const nulls = { search: null, page: null, limit: null, sort: null };
    expect(await names(nulls as unknown as ListApproved)).toEqual(await names());
  });

  it('refuses an unknown order', async () => {
    await expect(names({ sort: 'password' as 'name' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('sorts by an index, without the rows', async () => {
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone, status, approved_date',
        `select 'Pessoa' || n, 'Massa', 'massa' || n || '@exemplo.com.br', '12345678',
         case when n % 6 = 0 then 'approved' else 'new' end, case when n % 6 = 0 then now() - n * interval '1 minute' end
       from generate_series(1, 20000) n`,
      ),
    );
    await service.rows('vacuum analyze candidate_record');
    const approved = `c.status in ('approved', 'hiring_offer', 'hiring_documents', 'hired', 'contratado')`;
    const plan = async (order: string) => {
      const rows = await service.rows<{ 'QUERY PLAN': string }>(
        `explain select c.id from candidate c where ${approved} order by ${order} limit 10`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const column of ['approved_date', 'name_key', 'status', 'start_date', 'job_id'])
      expect(await plan(`c.${column} desc nulls last, c.id desc`)).toContain('Index Only Scan');
    expect((await service.as(ADMIN).approvedPage({ sort: 'name' })).pagination.totalCandidates).toBe(3_338);
  });
});
