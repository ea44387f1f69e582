import { CandidatesRpc } from '@araucaria/contracts';
import { ADMIN, eventually, startTestService } from '@araucaria/testing';
import { Client } from 'pg';
import { AppModule } from '../src/app.module.js';
import { applied, person, job, type Service } from './people.js';

/** The jobs service is away throughout: what is known of jobs came by events. */
describe('jobs of candidates', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const refusedFor = (jobId: number) =>
    service
      .as()
      .apply(person({ jobId }))
      .then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      );

  it('takes applications to a job that it has heard of', async () => {
    await service.receive('job.saved', job(100, { title: 'Analista' }));
    const id = await applied(service, { jobId: 100 });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      jobId: 100,
      jobTitle: 'Analista',
      retentionUntil: null,
    });
    expect(await service.published('candidate.applied')).toContainEqual({
      candidateId: id,
      jobId: 100,
      referralCode: null,
    });
  });

  it('shows the new title after an edit, and never an older one', async () => {
    const noon = new Date('2026-11-01T12:00:00Z');
    const one = new Date('2026-11-01T13:00:00Z');
    await service.receive('job.saved', job(101, { title: 'Depois' }), one);
    await service.receive('job.saved', job(101, { title: 'Antes' }), noon);
    const id = await applied(service, { jobId: 101 });
    expect((await service.as(ADMIN).byId({ id })).jobTitle).toBe('Depois');
  });

  it('refuses closed, reserved and deleted jobs', async () => {
    await service.receive('job.saved', job(102, { isActive: false }));
    await service.receive('job.saved', job(103));
    await service.receive('job.removed', { jobId: 103 });
    expect(await refusedFor(102)).toBe('JOB_CLOSED');
    expect(await refusedFor(1)).toBe('JOB_CLOSED');
    expect(await refusedFor(5)).toBe('JOB_CLOSED');
    expect(await refusedFor(103)).toBe('NOT_FOUND');
  });

  it('does not guess about a job that only jobs could know', async () => {
    expect(await refusedFor(9_999)).toBe('UNAVAILABLE');
  });

  it('keeps a job gone when news of it come late', async () => {
    await service.receive('job.removed', { jobId: 104 });
    await service.receive('job.saved', job(104), new Date('2026-01-01T00:00:00Z'));
    expect(await refusedFor(104)).toBe('NOT_FOUND');
  });

  it('releases a job without candidates, as often as asked, and takes no application to it then', async () => {
    await service.receive('job.saved', job(105));
    await service.as(ADMIN).closeJobForRemoval({ id: 105 });
    await service.as(ADMIN).closeJobForRemoval({ id: 105 });
    expect(await refusedFor(105)).toBe('JOB_CLOSED');
  });

  it('releases a job that it has not heard of yet', async () => {
    const before = new Date();
    await service.as(ADMIN).closeJobForRemoval({ id: 106 });
    await service.receive('job.saved', job(106), new Date(before.getTime() - 1_000));
    expect(await refusedFor(106)).toBe('JOB_CLOSED');
  });

  it('does not release a job that somebody applied to', async () => {
    await service.receive('job.saved', job(107));
    await applied(service, { jobId: 107 });
    await expect(service.as(ADMIN).closeJobForRemoval({ id: 107 })).rejects.toMatchObject({
      code: 'JOB_HAS_CANDIDATES',
      status: 400,
      details: { hasCandidates: true },
    });
    expect(await refusedFor(107)).toBe('accepted');
  });

  it('opens again a job whose deletion broke off, when it is saved later', async () => {
    await service.receive('job.saved', job(108));
    await service.as(ADMIN).closeJobForRemoval({ id: 108 });
    await service.receive('job.saved', job(108), new Date(Date.now() + 5));
    expect(await refusedFor(108)).toBe('accepted');
  });

  describe('when a deletion and applications meet at the job', () => {
    /** Runs `start` while nobody gets past the job's row, and lets go when `queued` transactions wait for it. */
    async function heldUp<T>(jobId: number, queued: number, start: () => Promise<T>): Promise<T> {
      const gate = new Client({ connectionString: process.env.DATABASE_URL });
      await gate.connect();
      try {
        await gate.query('begin');
        await gate.query('select 1 from candidates.job_ref where id = $1 for update', [jobId]);
        const running = start();
        await waiting(queued);
        await gate.query('commit');
        return await running;
      } finally {
        await gate.end();
      }
    }

    const waiting = (queued: number) =>
      eventually(async () => {
        const [row] = await service.rows<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return (row?.n ?? 0) >= queued;
      });

    const release = (id: number) =>
      service
        .as(ADMIN)
        .closeJobForRemoval({ id })
        .then(
          () => 'released',
          (error: { code: string }) => error.code,
        );

    it.each(['the deletion first', 'an application first', 'all at once'])(
      'exactly one side wins: %s',
      async (order) => {
        const id = { 'the deletion first': 200, 'an application first': 201, 'all at once': 202 }[order] ?? 0;
        await service.receive('job.saved', job(id));
        const [released, applications] = await heldUp(id, 5, async () => {
          const apply = () => Promise.all(Array.from({ length: 6 }, () => refusedFor(id)));
          if (order === 'all at once') return Promise.all([release(id), apply()]);
          const first = order === 'the deletion first' ? release(id) : refusedFor(id);
          await waiting(1);
          const second = order === 'the deletion first' ? apply() : Promise.all([release(id), apply()]);
          const [one, more] = await Promise.all([first, second]);
          if (order === 'the deletion first') return [one, more as string[]] as const;
          const [releasing, others] = more as [string, string[]];
          return [releasing, [one, ...others]] as const;
        });
        const stored = await service.rows('select 1 from candidate where job_id = $1', [id]);
        if (released === 'released') {
          expect(new Set(applications)).toEqual(new Set(['JOB_CLOSED']));
          expect(stored).toHaveLength(0);
        } else {
          expect(released).toBe('JOB_HAS_CANDIDATES');
          expect(new Set(applications)).toEqual(new Set(['accepted']));
          expect(stored).toHaveLength(applications.length);
        }
      },
    );
  });
});
