import type { InterviewView } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { invalidField, startInterviews } from './start-interviews.js';

/** The clock of the fixture shows 08:00 on Monday, 3 June 2030. */
const DAYS = [
  ['past', '2030-05-30T12:00:00Z'],
  ['yesterday', '2030-05-31T12:00:00Z'],
  ['early', '2030-06-03T12:00:00Z'],
  ['late', '2030-06-03T18:00:00Z'],
  ['tomorrow', '2030-06-04T12:00:00Z'],
  ['later', '2030-06-10T12:00:00Z'],
] as const;

describe('pages of interviews', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  const nameById = new Map<string, string>();
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
    // Érica, Álvaro and Bruno in turn; without a job, for jobs of two titles.
    await fixture.at('2030-05-20T11:00:00Z', async () => {
      for (const [index, [name, interviewDate]] of DAYS.entries()) {
        const jobId = [undefined, 101, 102][index % 3];
        const { id } = await fixture.schedule({ candidateId: (index % 3) + 1, jobId, interviewDate });
        nameById.set(id, name);
      }
    });
  });
  afterAll(() => fixture.stop());

  const idOf = (name: string) => [...nameById].find(([, other]) => other === name)?.[0] as string;
  const namesOf = (interviews: readonly InterviewView[]) => interviews.map(({ id }) => nameById.get(id));
  const list = async (request: object) => namesOf((await service.as(ADMIN).list(request)).interviews);

  it('begin with today, then come the days ahead, then the past ones, the latest first', async () => {
    expect(await list({})).toEqual(['early', 'late', 'tomorrow', 'later', 'yesterday', 'past']);
    expect(await list({ status: 'completed' })).toEqual([]);
    // Fewer than there are on either side of today.
    expect(await list({ limit: 1 })).toEqual(['early']);
    expect(await list({ limit: 1, endDate: '2030-05-31' })).toEqual(['yesterday']);
    const pages = [1, 2, 3, 4].map((page) => list({ page, limit: 2 }));
    expect(await Promise.all(pages)).toEqual([
      ['early', 'late'],
      ['tomorrow', 'later'],
      ['yesterday', 'past'],
      [],
    ]);
  });

  it('say where they are, also after the last one', async () => {
    expect(await service.as(ADMIN).list({ page: 1_000_000 })).toMatchObject({
      interviews: [],
      pagination: { currentPage: 1_000_000, totalPages: 1, hasNextPage: false },
    });
    expect((await service.as(ADMIN).list({ page: 2, limit: 4, sort: 'date' })).pagination).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalInterviews: 6,
      limit: 4,
      hasNextPage: false,
      hasPreviousPage: true,
    });
    expect((await service.as(ADMIN).list({ search: 'nada' })).pagination).toMatchObject({
      totalPages: 1,
      totalInterviews: 0,
      limit: 10,
    });
  });

  it.each([
    ['date', ['past', 'yesterday', 'early', 'late', 'tomorrow', 'later']],
    ['-date', ['later', 'tomorrow', 'late', 'early', 'yesterday', 'past']],
    // Álvaro, Bruno, Érica.
    ['candidate', ['yesterday', 'tomorrow', 'early', 'later', 'past', 'late']],
    ['-candidate', ['late', 'past', 'later', 'early', 'tomorrow', 'yesterday']],
    // Analista de Operações, Banco de Talentos, Pessoa Desenvolvedora.
    ['job', ['early', 'later', 'past', 'late', 'yesterday', 'tomorrow']],
    ['-job', ['tomorrow', 'yesterday', 'late', 'past', 'later', 'early']],
  ])('are sorted by %s, page after page', async (sort, expected) => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sort, page, limit: 2 })));
    expect(pages.flat()).toEqual(expected);
  });

  it('show the interviews that have the condition of a tab, and count as many', async () => {
    await service.as().confirm({ id: idOf('later'), confirmMethod: 'email' });
    await service.as(ADMIN).changeStatus({ id: idOf('past'), status: 'completed' });
    const filters: Record<string, object> = {
      pending: { status: 'scheduled', confirmed: false },
      confirmed: { confirmed: true },
      awaitingOutcome: { awaitingOutcome: true },
      completed: { status: 'completed' },
      scheduled: { status: 'scheduled' },
      total: {},
    };
    const expected = {
      pending: ['early', 'late', 'tomorrow', 'yesterday'],
      confirmed: ['later'],
      awaitingOutcome: ['yesterday'],
      completed: ['past'],
      scheduled: ['early', 'late', 'tomorrow', 'later', 'yesterday'],
      total: ['early', 'late', 'tomorrow', 'later', 'yesterday', 'past'],
    };
    const counts = await service.as(ADMIN).counts({});
    // All interviews again, this time counted one by one.
    expect(await service.as(ADMIN).counts({ startDate: '2030-01-01' })).toEqual(counts);
    for (const [state, filter] of Object.entries(filters)) {
      const { interviews, pagination } = await service.as(ADMIN).list(filter);
      const names = expected[state as keyof typeof expected];
      expect({ state, names: namesOf(interviews) }).toEqual({ state, names });
      expect(pagination.totalInterviews).toBe(names.length);
      expect(counts[state as keyof typeof expected]).toBe(names.length);
    }
    expect(await list({ awaitingOutcome: false, sort: 'date' })).not.toContain('yesterday');
    expect(await service.as(ADMIN).counts({ search: 'alvaro' })).toEqual({
      ...{ total: 2, scheduled: 2, pending: 2, confirmed: 0, awaitingOutcome: 1, completed: 0, cancelled: 0 },
    });
    // The condition of a state does not replace that of the filter.
    expect(await service.as(ADMIN).counts({ status: 'completed' })).toMatchObject({ total: 1, pending: 0 });
  });

  it('leave out the interviews of a candidate in quarantine', async () => {
    await service.receive('candidate.quarantine-changed', { candidateId: 2, quarantined: true });
    expect(await list({ sort: 'date' })).toEqual(['past', 'early', 'late', 'later']);
    expect(await service.as(ADMIN).counts({ search: 'exemplo' })).toMatchObject({ total: 4 });
    await service.receive('candidate.quarantine-changed', { candidateId: 2, quarantined: false });
    expect(await list({ sort: 'date' })).toHaveLength(6);
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ sort: 'status' }, 'sort'],
  ])('are refused for %j', async (request, field) => {
    await expect(service.as(ADMIN).list(request as object)).rejects.toMatchObject(invalidField(field));
  });

  it('of a calendar show its days, and no more than its weeks', async () => {
    const days = (startDate: string, endDate: string) => service.as(ADMIN).ofDays({ startDate, endDate });
    expect(namesOf(await days('2030-05-31', '2030-06-03'))).toEqual(['yesterday', 'early', 'late']);
    expect(await days('2030-05-01', '2030-07-01')).toHaveLength(6);
    await expect(days('2030-05-01', '2030-07-02')).rejects.toMatchObject(invalidField('endDate'));
  });

  it('name the candidates of the matching interviews once', async () => {
    expect(await service.as(ADMIN).candidateIds({})).toEqual([1, 2, 3]);
    expect(await service.as(ADMIN).candidateIds({ endDate: '2030-05-31' })).toEqual([1, 2]);
  });

  it('are read as a whole by their ids, each once while interviews move, come and go', async () => {
    const day = { startDate: '2030-05-30', endDate: '2030-06-10' };
    const ids = await service.as(ADMIN).ids(day);
    expect(ids.map((id) => nameById.get(id))).toEqual(DAYS.map(([name]) => name));
    const move = (id: string, time: string) =>
      service.rows('update interview set starts_at = $2 where id = $1', [id, time]);
    await move(idOf('past'), '2030-07-01T12:00Z');
    const first = await service.as(ADMIN).byIds({ ids: ids.slice(0, 3) });
    await move(idOf('later'), '2030-05-01T12:00Z');
    await service.rows('update interview set is_hidden = true where id = $1', [idOf('late')]);
    const rest = await service.as(ADMIN).byIds({ ids: ids.slice(3) });
    expect(namesOf([...first, ...rest])).toEqual(['past', 'yesterday', 'early', 'tomorrow', 'later']);
    await expect(service.as(ADMIN).byIds({ ids: ['x'] })).rejects.toMatchObject(invalidField('ids'));
  });
});
