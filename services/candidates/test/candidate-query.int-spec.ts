import { CandidatesRpc, type ListCandidates } from '@araucaria/contracts';
import { ADMIN, insertCandidates } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';

describe('candidate queries', () => {
  let service: Service;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(100, { title: 'Analista' }));
    const people = [
      { firstName: 'Érica', lastName: 'Gonçalves Peçanha', email: 'erica.g@exemplo.com.br', jobId: 100 },
      { firstName: 'Bruno', lastName: 'Álvares', email: 'bruno@outro.com.br', jobId: 100 },
      { firstName: 'ana', lastName: 'Zanetti', email: 'ana_100%@exemplo.com.br', referralCode: 'REFAAAAAA' },
      { firstName: 'Ângela', lastName: 'Dias', email: 'angela@exemplo.com.br' },
    ];
    for (const person of people) ids[person.firstName] = await createCandidate(service, person);
  });
  afterAll(() => service.stop());

  const list = (filter: ListCandidates = {}) => service.as(ADMIN).list(filter);
  const names = async (filter: ListCandidates = {}) =>
    (await list(filter)).candidates.map(({ firstName }) => firstName);
  const setCreatedAt = (name: string, at: string) =>
    service.rows('update candidate set created_at = $2 where id = $1', [ids[name], at]);

  it.each([
    ['erica', ['Érica']],
    ['ERICA GONCALVES', ['Érica']],
    ['Érica  Peçanha', ['Érica']],
    ['peçanha érica', ['Érica']],
    ['ângela dias', ['Ângela']],
    ['Ã', ['Ângela', 'ana', 'Bruno', 'Érica']],
    ['OUTRO.com', ['Bruno']],
    ['100%', ['ana']],
    ['a_1', ['ana']],
    ['%', ['ana']],
    ['\\', []],
    ['％', ['ana']],
    ['a＿1', ['ana']],
    ['＿＿＿＿', []],
    ['＼', []],
    ['＼％', []],
    ["' or 1=1 --", []],
  ])('finds %j in names and e-mails', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  it('accepts the text of query strings', async () => {
    const query = { page: '1', limit: '2', job: '100', status: 'new, reviewing', search: '', sort: 'name' };
    const page = await list(query as unknown as ListCandidates);
    expect(page.candidates.map(({ firstName }) => firstName)).toEqual(['Bruno', 'Érica']);
    expect(page.candidates[0]).toMatchObject({ jobId: 100, jobTitle: 'Analista' });
    expect(await names({ job: 'talent-bank' })).toEqual(['Ângela', 'ana']);
    expect(await names({ job: '0' })).toEqual(['Ângela', 'ana']);
    expect(await names({ job: 'all', status: '' } as unknown as ListCandidates)).toHaveLength(4);
    expect(await names({ status: 'hired,contratado' } as unknown as ListCandidates)).toEqual([]);
  });

  it.each([
    [{ status: 'feliz' }, 'status', 'Status desconhecido'],
    [{ status: { a: 1 } }, 'status', 'Status desconhecido'],
    [{ job: 'abc' }, 'job', 'Vaga inválida'],
    [{ page: '0' }, 'page', 'Página inválida'],
    [{ page: 'x' }, 'page', 'Página inválida'],
    [{ limit: '101' }, 'limit', 'No máximo 100 por página'],
    [{ sort: 'email' }, 'sort', 'Ordenação desconhecida'],
    [{ startDate: '2026-02-30' }, 'startDate', 'Data inválida'],
    [{ endDate: 'ontem' }, 'endDate', 'Data inválida'],
    [{ endDate: ['2026-02-03'] }, 'endDate', 'Data inválida'],
    [{ search: ['a'] }, 'search', 'Informe um texto'],
    [{ minScore: '101' }, 'minScore', 'Informe um score de 0 a 100'],
    [{ maxScore: '7.5' }, 'maxScore', 'Informe um score de 0 a 100'],
    [{ referred: 'talvez' }, 'referred', 'Informe sim ou não'],
  ])('refuses %j', async (filter, field, message) => {
    await expect(list(filter as unknown as ListCandidates)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field, message }] },
    });
  });

  it('sorts by date, score and name in both directions, regardless of accents', async () => {
    await service.as(ADMIN).changeScore({ id: ids.Bruno ?? 0, score: 90 });
    await service.as(ADMIN).changeScore({ id: ids.ana ?? 0, score: 40 });
    expect(await names()).toEqual(['Ângela', 'ana', 'Bruno', 'Érica']);
    expect(await names({ sort: 'createdAt' })).toEqual(['Érica', 'Bruno', 'ana', 'Ângela']);
    expect(await names({ sort: 'name' })).toEqual(['ana', 'Ângela', 'Bruno', 'Érica']);
    expect(await names({ sort: '-name' })).toEqual(['Érica', 'Bruno', 'Ângela', 'ana']);
    expect((await names({ sort: '-score' })).slice(0, 2)).toEqual(['Bruno', 'ana']);
    expect((await names({ sort: 'score' })).slice(2)).toEqual(['ana', 'Bruno']);
  });

  it('filters by a range of scores, which holds only those who have one', async () => {
    expect(await names({ minScore: 41 })).toEqual(['Bruno']);
    expect(await names({ minScore: 40, maxScore: 90 })).toEqual(['ana', 'Bruno']);
    expect(await names({ maxScore: 89 })).toEqual(['ana']);
    expect(await names({ minScore: '0', sort: '-score' } as unknown as ListCandidates)).toEqual([
      'Bruno',
      'ana',
    ]);
    expect((await list({ maxScore: 89 })).pagination.totalCandidates).toBe(1);
    expect(await service.as(ADMIN).orderedIds({ minScore: 41 })).toEqual([ids.Bruno]);
  });

  it('filters by several statuses, the source and other conditions at once', async () => {
    expect(await names({ referred: true })).toEqual(['ana']);
    expect(await names({ referred: false })).toEqual(['Ângela', 'Bruno', 'Érica']);
    expect(await names({ referred: 'false', job: '100' } as unknown as ListCandidates)).toEqual([
      'Bruno',
      'Érica',
    ]);
    expect(
      await names({ status: ['new', 'reviewing'], referred: true, minScore: 40, search: 'zan' }),
    ).toEqual(['ana']);
    expect(await names({ status: ['rejected'], referred: true })).toEqual([]);
    expect(await names({ referred: '', minScore: '' } as unknown as ListCandidates)).toHaveLength(4);
  });

  it('returns pages with their position', async () => {
    const first = await list({ limit: 3 });
    expect(first.candidates).toHaveLength(3);
    expect(first.pagination).toEqual({
      currentPage: 1,
      totalPages: 2,
      totalCandidates: 4,
      limit: 3,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    const second = await list({ limit: 3, page: 2 });
    expect(second.candidates.map(({ firstName }) => firstName)).toEqual(['Érica']);
    expect(second.pagination).toMatchObject({ currentPage: 2, hasNextPage: false, hasPreviousPage: true });
    const beyond = await list({ page: 1_000_000 });
    expect(beyond.candidates).toEqual([]);
    expect(beyond.pagination).toMatchObject({ totalCandidates: 4, limit: 10, hasNextPage: false });
    expect((await list({ search: 'ninguém' })).pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalCandidates: 0,
      limit: 10,
      hasNextPage: false,
      hasPreviousPage: false,
    });
  });

  it('filters by days of the business zone, including the whole last day', async () => {
    await setCreatedAt('Érica', '2026-03-10T02:59:59.999Z'); // the 9th, 23:59:59.999 local time
    await setCreatedAt('Bruno', '2026-03-10T03:00:00.000Z'); // the 10th, 00:00
    await setCreatedAt('ana', '2026-03-11T02:59:00.000Z'); // the 10th, 23:59
    await setCreatedAt('Ângela', '2026-03-11T03:00:00.000Z'); // the 11th, 00:00
    expect(await names({ startDate: '2026-03-09', endDate: '2026-03-09' })).toEqual(['Érica']);
    expect(await names({ startDate: '2026-03-10', endDate: '2026-03-10' })).toEqual(['ana', 'Bruno']);
    expect(await names({ startDate: '2026-03-11' })).toEqual(['Ângela']);
    expect(await names({ endDate: '2026-03-10' })).toEqual(['ana', 'Bruno', 'Érica']);
    expect(await names({ startDate: '2026-03-11T02:59:00Z' })).toEqual(['Ângela', 'ana']);
    expect(await names({ endDate: '2026-03-10T12:00:00Z' })).toEqual(['ana', 'Bruno', 'Érica']);
    expect(await names({ startDate: '2026-03-12', endDate: '2026-03-01' })).toEqual([]);
  });

  it('searches with filters, among given ids, and among those eligible for an interview', async () => {
    const search = async (filter: Parameters<ReturnType<typeof service.as>['search']>[0]) =>
      (await service.as(ADMIN).search(filter)).map(({ firstName }) => firstName);
    const { Bruno = 0, ana = 0, Érica = 0 } = ids;
    expect(await search({ job: 100, search: 'exemplo' })).toEqual(['Érica']);
    expect(await search({ ids: [Bruno, ana] })).toEqual(['ana', 'Bruno']);
    expect(await search({ ids: [] })).toEqual([]);
    await service.as(ADMIN).changeStatus({ id: Bruno, status: 'interview' });
    await service.as(ADMIN).changeStatus({ id: ana, status: 'interview' });
    await service.as(ADMIN).changeStatus({ id: Érica, status: 'reviewing' });
    // ana was referred; Bruno was not.
    expect(await search({ eligible: true })).toEqual(['Ângela', 'ana', 'Érica']);
    await service.as(ADMIN).changeStatus({ id: ana, status: 'rejected' });
    expect(await search({ eligible: true, search: 'ana' })).toEqual([]);
  });

  it('counts all candidates, those of each status and those of the talent bank', async () => {
    expect(await service.as(ADMIN).counts()).toMatchObject({
      total: 4,
      approved: 0,
      talentBank: 2,
      byStatus: { new: 1, reviewing: 1, interview: 1, rejected: 1, hired: 0 },
    });
  });

  it('returns the existing candidates of a batch, and NOT_FOUND for a single unknown id', async () => {
    const found = await service.as(ADMIN).byIds({ ids: [ids.Bruno ?? 0, 99_999] });
    expect(found.map(({ id }) => id)).toEqual([ids.Bruno]);
    expect(await service.as(ADMIN).names({ ids: [ids.Bruno ?? 0, 99_999] })).toEqual([
      { id: ids.Bruno, firstName: 'Bruno', lastName: found[0]?.lastName, status: found[0]?.status },
    ]);
    await expect(service.as(ADMIN).byId({ id: 99_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.as(ADMIN).history({ ids: [99_999] })).toEqual([]);
  });

  it('uses an index for the search and for every sort order', async () => {
    const plan = async (sql: string) => {
      const rows = await service.rows<{ 'QUERY PLAN': string }>(`explain ${sql}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone, experience_summary',
        `select 'Pessoa' || n, 'Sobrenome' || n, 'massa' || n || '@exemplo.com.br', '12345678',
         repeat('experiência ', 80) from generate_series(1, 20000) n`,
      ),
    );
    await service.rows('vacuum analyze candidate_record');
    const page = (order: string) => plan(`select * from candidate c order by ${order} limit 10`);
    expect(await page('c.created_at desc, c.id desc')).toContain('candidate_newest');
    expect(await page('c.score desc, c.id desc')).toContain('candidate_by_score');
    expect(await page('c.name_key, c.id')).toContain('candidate_by_name');
    const search = `select count(*) from candidate c where c.search_text like '%' || plain('Gonçalves') || '%'`;
    expect(await plan(search)).toContain('candidate_search');
    await service.rows(`update candidate set score = id % 100, scored_at = now() where id % 10 = 0`);
    await service.rows(`update candidate set referral_code = 'REFAAAAAA' where id % 50 = 0`);
    await service.rows('vacuum analyze candidate_record');
    const found = (condition: string) => plan(`select c.id from candidate c where ${condition} limit 10001`);
    // Without the partial index all candidates without a score would be read.
    expect(await found('c.scored_at is not null and c.score <= 20')).toContain('candidate_scored');
    expect(await found('c.referral_code is not null')).toContain('candidate_referred');
  });
});
