import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SYSTEM_JOBS, type JobsRpc, type JobView, type RpcClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, currentContext, rpcToken, runInContext } from '@araucaria/platform';

/** A visitor is waiting: after this time without a response of the jobs service the local copy decides. */
const JOBS_TIMEOUT_MS = 1_500;

interface JobRefRow {
  is_active: boolean | null;
  released_at: string | null;
  removed_at: string | null;
}

/** The local copy of jobs (`job_ref`), and the lock between applications to a job and its removal. */
@Injectable()
export class JobRefsService {
  constructor(
    private readonly database: Database,
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
      if (!job.isActive || job.isSystem) throw new AppError('JOB_CLOSED');
      return job;
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return undefined;
      throw error;
    }
  }

  /**
   * Locks the job against {@link closeForRemoval} until the transaction ends.
   * @param job response of the jobs service; undefined: the local copy decides
   * @throws {AppError} `JOB_CLOSED`; `NOT_FOUND`; `UNAVAILABLE` if neither source knows the job
   */
  async lockOpen(em: EntityManager, id: number, job?: JobView): Promise<void> {
    if (job) {
      await em.execute(
        'insert into job_ref (id, title, department, is_active) values (?, ?, ?, true) on conflict (id) do nothing',
        [id, job.title, job.department],
      );
    }
    const sql = 'select is_active, released_at, removed_at from job_ref where id = ? for share';
    const [ref] = await em.execute<JobRefRow[]>(sql, [id]);
    if (ref?.removed_at) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
    if (ref?.released_at) throw new AppError('JOB_CLOSED');
    if (job) return;
    // Its `job.saved` may still be on its way, so that the job cannot be reported as not found.
    if (!ref) throw new AppError('UNAVAILABLE');
    if (!ref.is_active) throw new AppError('JOB_CLOSED');
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
      await em.execute('update job_ref set released_at = ? where id = ? and released_at is null', [
        new Date(),
        id,
      ]);
    });
  }
}
