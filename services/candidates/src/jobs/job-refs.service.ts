import { Inject, Injectable } from '@nestjs/common';
import { SYSTEM_JOBS, isJobOpen, type JobsRpc, type JobView, type RpcClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock, currentContext, rpcToken, runInContext } from '@araucaria/platform';

/** A visitor is waiting: after this time without a response of the jobs service the local copy decides. */
const JOBS_TIMEOUT_MS = 1_500;

/**
 * The local copy of jobs (`job_ref`). Its row is the lock between a job's removal and the applications to it
 * (`STORE_APPLICATION`).
 */
@Injectable()
export class JobRefsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  /**
   * Calls the jobs service for a job that accepts applications.
   * @returns undefined if the jobs service is unavailable and the local copy has to decide
   * @throws {AppError} `NOT_FOUND`, `JOB_CLOSED`
   */
  async findOpen(id: number): Promise<JobView | undefined> {
    if (Object.values<number>(SYSTEM_JOBS).includes(id)) throw new AppError('JOB_CLOSED');
    const context = currentContext();
    const deadline = Math.min(Date.now() + JOBS_TIMEOUT_MS, context.deadline ?? Infinity);
    try {
      const job = await runInContext({ ...context, deadline }, () => this.jobs.byId({ id }));
      if (!isJobOpen(job, this.clock.today()) || job.isSystem) throw new AppError('JOB_CLOSED');
      return job;
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return undefined;
      throw error;
    }
  }

  /** Adds a copy of an open job whose event has not arrived yet. */
  async addCopy({ id, title, department, closesOn }: JobView): Promise<void> {
    await this.database.write({
      name: 'add-job-copy',
      text: `insert into job_ref (id, title, department, is_active, closes_on) values ($1, $2, $3, true, $4)
       on conflict (id) do nothing`,
      values: [id, title, department, closesOn ?? null],
    });
  }

  /**
   * Stops applications to the job, so that it can be removed.
   * @throws {AppError} `JOB_HAS_CANDIDATES`; the job stays open then
   */
  async closeForRemoval(id: number): Promise<void> {
    await this.database.transaction(async (em) => {
      await em.execute('insert into job_ref (id) values (?) on conflict (id) do nothing', [id]);
      await em.execute('select 1 from job_ref where id = ? for update', [id]);
      const applied = await em.execute('select 1 from candidate_record where job_id = ? limit 1', [id]);
      if (applied.length) throw new AppError('JOB_HAS_CANDIDATES', undefined, { hasCandidates: true });
      await em.execute(
        'update job_ref set closed_for_removal_at = ? where id = ? and closed_for_removal_at is null',
        [new Date(), id],
      );
    });
  }
}
