import { CandidatesRpc } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { Client } from 'pg';
import { AppModule } from '../src/app.module.js';
import { applicationInput, jobSaved, type Service } from './fixtures.js';
import { startJobsStub } from './jobs-stub.js';

/** The jobs service reports every job as open; the lock of the local copy decides. */
describe('a removal of a job and simultaneous applications', () => {
  let service: Service;
  let jobs: Awaited<ReturnType<typeof startJobsStub>>;
  beforeAll(async () => {
    jobs = await startJobsStub();
    service = await startTestService(AppModule, CandidatesRpc, { JOBS_RPC: jobs.address });
  });
  afterAll(async () => {
    await service.stop();
    await jobs.stop();
  });

  /** `accepted`, or the code of the error. */
  const applyTo = (jobId: number) =>
    service
      .as()
      .apply(applicationInput({ jobId }))
      .then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      );

  /** Locks the job's row, runs `start`, and unlocks the row when `queued` transactions wait for it. */
  async function whileLocked<T>(jobId: number, queued: number, start: () => Promise<T>): Promise<T> {
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

  /** `closed`, or the code of the error. */
  const close = (id: number) =>
    service
      .as(ADMIN)
      .closeJobForRemoval({ id })
      .then(
        () => 'closed',
        (error: { code: string }) => error.code,
      );

  it.each(['the removal first', 'an application first', 'all at once'])(
    'exactly one side succeeds: %s',
    async (order) => {
      const id = { 'the removal first': 200, 'an application first': 201, 'all at once': 202 }[order] ?? 0;
      await service.receive('job.saved', jobSaved(id));
      const [removal, applications] = await whileLocked(id, 5, async () => {
        const apply = () => Promise.all(Array.from({ length: 6 }, () => applyTo(id)));
        if (order === 'all at once') return Promise.all([close(id), apply()]);
        const first = order === 'the removal first' ? close(id) : applyTo(id);
        await waiting(1);
        const second = order === 'the removal first' ? apply() : Promise.all([close(id), apply()]);
        const [one, more] = await Promise.all([first, second]);
        if (order === 'the removal first') return [one, more as string[]] as const;
        const [closing, others] = more as [string, string[]];
        return [closing, [one, ...others]] as const;
      });
      const stored = await service.rows('select 1 from candidate where job_id = $1', [id]);
      if (removal === 'closed') {
        expect(new Set(applications)).toEqual(new Set(['JOB_CLOSED']));
        expect(stored).toHaveLength(0);
      } else {
        expect(removal).toBe('JOB_HAS_CANDIDATES');
        expect(new Set(applications)).toEqual(new Set(['accepted']));
        expect(stored).toHaveLength(applications.length);
      }
    },
  );
});
