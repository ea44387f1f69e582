import { randomUUID } from 'node:crypto';
import {
  CANDIDATE_SORTS,
  CANDIDATE_STATUSES,
  CandidatesRpc,
  MAX_COUNTED_RESULTS,
  type CandidateFilter,
  type CandidateStatus,
} from '@araucaria/contracts';
import { ADMIN, eventually, insertCandidates, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { CandidateCountsService } from '../src/lists/candidate-counts.service.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';

/** Reproducible numbers from 0 to below 1: a linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

describe('counters of candidates', () => {
  let service: Service;
  let counts: CandidateCountsService;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    counts = service.app.get(CandidateCountsService);
    for (const job of [301, 302, 303]) await service.receive('job.saved', jobSaved(job));
  });
  afterAll(() => service.stop());

  const pick = <T>(values: readonly T[], random: () => number): T =>
    values[Math.floor(random() * values.length)] as T;
  const ids = async () =>
    (await service.rows<{ id: number }>('select id from candidate order by id')).map(({ id }) => id);

  /** Every number that the service takes from counters, beside `count(*)`. */
  const expectTrueCounters = async () => {
    const [expected] = await service.rows(
      `select (select coalesce(json_object_agg(status, n), '{}') from (select status, count(*)::int n from candidate group by 1) s) as by_status,
         (select count(*)::int from candidate where job_id is null) as talent_bank`,
    );
    const { byStatus, talentBank } = await service.as(ADMIN).counts();
    const present = Object.fromEntries(Object.entries(byStatus).filter(([, candidates]) => candidates > 0));
    expect({ by_status: present, talent_bank: talentBank }).toEqual(expected);
    // The truth is compared cell by cell; nothing had to be corrected.
    expect(await counts.correct()).toEqual({ corrected: 0 });
  };

  it('equal the candidates after random histories with concurrent changes', async () => {
    const random = randomNumbers(20_261_201);
    const actions = [
      () => createCandidate(service, pick([{ jobId: 301 }, { jobId: 302 }, {}], random)),
      async () => {
        const id = pick(await ids(), random);
        return service.as(ADMIN).changeStatus({
          id,
          status: pick(['reviewing', 'interview', 'approved', 'rejected'] as const, random),
        });
      },
      async () =>
        service.as(ADMIN).changeScore({ id: pick(await ids(), random), score: Math.floor(random() * 101) }),
      async () => service.as(ADMIN).erase({ id: pick(await ids(), random) }),
      async () =>
        service.rows(
          `update candidate_record set quarantined_at = now(), quarantine_kind = 'applicants' where id = $1`,
          [pick(await ids(), random)],
        ),
      () =>
        service.rows(
          `update candidate_record set quarantined_at = null, quarantine_kind = null
         where id = (select id from candidate_record where quarantined_at is not null limit 1)`,
        ),
      async () =>
        service.rows('update candidate set job_id = $2, first_name = $3 where id = $1', [
          pick(await ids(), random),
          pick([301, 302, null], random),
          pick(['Zilda', 'Álvaro', 'Ana'], random),
        ]),
      () => counts.fold(),
    ];
    for (let n = 0; n < 10; n++) await createCandidate(service, { jobId: 301 });
    for (let round = 0; round < 12; round++) {
      // Changes of one candidate may refuse each other; what counts is that the counters follow those that happen.
      await Promise.allSettled(Array.from({ length: 10 }, () => pick(actions, random)()));
      await expectTrueCounters();
    }
  });

  it('follow the undo of a change, and a transaction that is rolled back leaves them', async () => {
    const id = await createCandidate(service, { jobId: 303 });
    const before = await service.as(ADMIN).counts();
    const changeId = randomUUID();
    await service.as(ADMIN).changeStatus({ id, status: 'approved', changeId });
    expect((await service.as(ADMIN).counts()).approved).toBe(before.approved + 1);
    await service.as(ADMIN).undoStatusChange({ changeId });
    expect(await service.as(ADMIN).counts()).toEqual(before);
    await service
      .rows(
        `do $$ begin
      update candidate_record set status = 'hired' where job_id = 303; raise exception 'rolled back'; end $$`,
      )
      .catch(() => undefined);
    expect(await service.as(ADMIN).counts()).toEqual(before);
  });

  it('are corrected by the nightly check, which reports how many were wrong', async () => {
    await createCandidate(service, { jobId: 302 });
    await counts.fold();
    await service.rows(`update candidate_count set candidates = candidates + 5 where kind = 'status'`);
    expect((await counts.correct()).corrected).toBeGreaterThan(0);
    await expectTrueCounters();
  });

  it('are folded when readers would have to add up many changes', async () => {
    await service.rows(
      `insert into candidate_count_change (day, job_id, status, hiring_step, score, id_block, name_start, candidates)
       select '2026-01-01', 0, 'new', '', 0, 0, 'ana souz', case n % 2 when 0 then 1 else -1 end from generate_series(1, 2000) n`,
    );
    await service.as(ADMIN).list({});
    await eventually(async () => {
      const [left] = await service.rows<{ n: number }>('select count(*)::int n from candidate_count_change');
      return left?.n === 0;
    });
    await expectTrueCounters();
  });

  describe('of many candidates', () => {
    beforeAll(async () => {
      // Fifteen days, one of them with a third of all; names and scores with many equal ones.
      await service.rows(
        insertCandidates(
          'first_name, last_name, email, phone, job_id, status, score, created_at',
          `select (array['Ana','Maria','José','Ângela','Z'])[1 + n % 5], (array['Silva','Souza','de Lima','A'])[1 + n / 5 % 4] || case n % 3 when 0 then '' else n::text end,
           'muitos' || n || '@exemplo.com.br', '12345678', case n % 4 when 0 then null else 300 + n % 4 end,
           (array['new','new','new','reviewing','hired','rejected'])[1 + n * 7 % 6], case when n % 2 = 0 then 0 else n % 101 end,
           timestamptz '2026-02-01 02:00Z' + case when n % 3 = 0 then interval '5 days' else n % 15 * interval '1 day' end + n % 7 * interval '1 hour'
         from generate_series(1, 6000) n`,
        ),
      );
      await service.rows('vacuum analyze candidate_record');
    });

    const filters: Array<[string, CandidateFilter, string]> = [
      ['all', {}, 'true'],
      ['one status', { status: ['hired'] }, `status = 'hired'`],
      ['two statuses', { status: ['hired', 'rejected'] }, `status in ('hired', 'rejected')`],
      ['an absent status', { status: ['waiting'] }, 'false'],
      ['a job', { job: 301 }, 'job_id = 301'],
      ['the talent bank', { job: 0 }, 'job_id is null'],
      ['a job and a status', { job: 302, status: ['new'] }, `job_id = 302 and status = 'new'`],
      [
        'days',
        { startDate: '2026-02-03', endDate: '2026-02-09' },
        `created_at >= '2026-02-03 03:00Z' and created_at < '2026-02-10 03:00Z'`,
      ],
      [
        'from an instant',
        { startDate: '2026-02-06T04:30:00Z', status: ['new'] },
        `created_at >= '2026-02-06 04:30Z' and status = 'new'`,
      ],
      [
        'an instant and its day',
        { startDate: '2026-02-06T04:30:00Z', endDate: '2026-02-06' },
        `created_at >= '2026-02-06 04:30Z' and created_at < '2026-02-07 03:00Z'`,
      ],
      ['no days', { startDate: '2026-02-06T04:30:00Z', endDate: '2026-02-05' }, 'false'],
      [
        'days of a job',
        { job: 303, startDate: '2026-02-05' },
        `job_id = 303 and created_at >= '2026-02-05 03:00Z'`,
      ],
      ['a search', { search: 'ângela sil' }, `name_key like 'angela%sil%'`],
      [
        'a search and a status',
        { search: 'muitos', status: ['rejected'] },
        `status = 'rejected' and email like 'muitos%'`,
      ],
    ];
    const columns = { createdAt: 'created_at', score: 'score', name: 'name_key' } as const;
    const ordered = async (sort: string, condition: string) => {
      const direction = sort.startsWith('-') ? 'desc' : 'asc';
      const column = columns[sort.replace('-', '') as keyof typeof columns];
      const rows = await service.rows<{ id: number }>(
        `select id from candidate where ${condition} order by ${column} ${direction}, id ${direction}`,
      );
      return rows.map(({ id }) => id);
    };

    it.each(filters)(
      'give the total of %s, and any page of it in every order',
      async (_name, filter, condition) => {
        for (const sort of CANDIDATE_SORTS) {
          const expected = await ordered(sort, condition);
          const last = Math.max(1, Math.ceil(expected.length / 20));
          const pages = [1, 60, 150, 290, last, last + 1].filter((page) => page <= last + 1);
          const lists = await Promise.all(
            pages.map((page) => service.as(ADMIN).list({ ...filter, sort, page, limit: 20 })),
          );
          expect({
            sort,
            ids: lists.map(({ candidates }) => candidates.map(({ id }) => id)),
            totals: lists.map(({ pagination }) => pagination.totalCandidates),
          }).toEqual({
            sort,
            ids: pages.map((page) => expected.slice((page - 1) * 20, page * 20)),
            totals: pages.map(() => expected.length),
          });
          const walked = await service.as(ADMIN).orderedIds({ ...filter, sort, offset: 1_500, limit: 40 });
          expect(walked).toEqual(expected.slice(1_500, 1_540));
        }
      },
    );

    it('give a limited user the total and the pages of own jobs and own candidates', async () => {
      const [foreign] = await ordered('createdAt', `job_id = 302 and status = 'hired'`);
      for (const candidateIds of [[], [foreign ?? 0]]) {
        const limited = withRoles(['gestor', 'entrevistador'], { jobIds: [301], candidateIds });
        const condition = `(job_id = 301 or id = any('{${candidateIds.join()}}'))`;
        for (const filter of [
          {},
          { status: ['hired'] as CandidateStatus[] },
          { startDate: '2026-02-06T04:30:00Z' },
        ]) {
          const rest = [
            condition,
            ...(filter.status ? [`status = 'hired'`] : []),
            ...(filter.startDate ? [`created_at >= '2026-02-06 04:30Z'`] : []),
          ];
          const expected = await ordered('-createdAt', rest.join(' and '));
          for (const page of [1, 55, 70]) {
            const { candidates, pagination } = await service.as(limited).list({ ...filter, page, limit: 20 });
            expect(pagination.totalCandidates).toBe(expected.length);
            expect(candidates.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 20, page * 20));
          }
        }
        expect((await service.as(limited).list({ job: 302 })).pagination.totalCandidates).toBe(
          candidateIds.length,
        );
        expect((await service.as(limited).counts()).total).toBe(
          (await ordered('createdAt', condition)).length,
        );
      }
    });

    it('count a search up to 10,000 results, and one more says that there are more', async () => {
      await service.rows(
        insertCandidates(
          'first_name, last_name, email, phone, created_at',
          `select 'Frequente', 'Nome', 'frequente' || n || '@exemplo.com.br', '12345678', timestamptz '2026-03-01' + n * interval '1 minute'
         from generate_series(1, $1::int) n`,
        ),
        [MAX_COUNTED_RESULTS],
      );
      const list = (page: number) => service.as(ADMIN).list({ search: 'frequente', page, limit: 100 });
      expect((await list(1)).pagination).toMatchObject({ totalCandidates: 10_000, hasNextPage: true });
      await createCandidate(service, { firstName: 'Frequente' });
      for (const page of [1, 2, 101]) {
        const expected = await ordered('-createdAt', `name_key like '%frequente%'`);
        const { candidates, pagination } = await list(page);
        expect(candidates.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 100, page * 100));
        expect(pagination).toMatchObject({
          totalCandidates: 10_001,
          totalPages: 101,
          hasNextPage: page < 101,
        });
      }
      await createCandidate(service, { firstName: 'Frequente' });
      expect((await list(1)).pagination.totalCandidates).toBe(10_001);
    });
  });

  it('has every status of the contract in the numbers by status', async () => {
    const { byStatus } = await service.as(ADMIN).counts();
    expect(Object.keys(byStatus).sort()).toEqual([...CANDIDATE_STATUSES].sort());
  });
});
