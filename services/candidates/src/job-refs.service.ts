import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SYSTEM_JOBS, type JobsRpc, type JobView, type RpcClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, currentContext, rpcToken, runInContext } from '@araucaria/platform';

/** An applicant waits: after so long without an answer of jobs the local copy decides. */
const JOBS_PATIENCE = 1_500;

interface JobRefRow {
  is_active: boolean | null;
  released_at: string | null;
  removed_at: string | null;
}

/** What this service knows of jobs, and the lock between applying to one and deleting it. */
@Injectable()
export class JobRefs {
  constructor(
    private readonly database: Database,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  /**
   * Asks jobs whether a job takes applications.
   * @returns the job, or undefined when jobs is away and the local copy has to decide
   * @throws {AppError} `NOT_FOUND`, `JOB_CLOSED`
   */
  async findOpen(id: number): Promise<JobView | undefined> {
    if (Object.values<number>(SYSTEM_JOBS).includes(id)) throw new AppError('JOB_CLOSED');
    const context = currentContext();
    const deadline = Math.min(Date.now() + JOBS_PATIENCE, context.deadline ?? Infinity);
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
   * Keeps the job from being released until the transaction ends.
   * @param job what jobs said, if it did; else the copy must know the job
   * @throws {AppError} `JOB_CLOSED`, `NOT_FOUND`, `UNAVAILABLE` when nobody can tell whether it exists
   */
  async holdOpen(em: EntityManager, id: number, job?: JobView): Promise<void> {
    if (job) {
      await em.execute(
        'insert into job_ref (id, title, department, is_active) values (?, ?, ?, true) on conflict (id) do nothing',
        [id, job.title, job.department],
      );
    }
    const sql = 'select is_active, released_at, removed_at from job_ref where id = ? for share';
    const [known] = await em.execute<JobRefRow[]>(sql, [id]);
    if (known?.removed_at) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
    if (known?.released_at) throw new AppError('JOB_CLOSED');
    if (job) return;
    // Its event may still be on the way, so that this is not the place to say that it does not exist.
    if (!known) throw new AppError('UNAVAILABLE');
    if (!known.is_active) throw new AppError('JOB_CLOSED');
  }

  /** After this no application to the job is accepted, or some were before and `JOB_HAS_CANDIDATES` says so. */
  async release(id: number): Promise<void> {
    await this.database.transaction(async (em) => {
      await em.execute('insert into job_ref (id) values (?) on conflict (id) do nothing', [id]);
      await em.execute('select 1 from job_ref where id = ? for update', [id]);
      const applied = await em.execute('select 1 from candidate where job_id = ? limit 1', [id]);
      if (applied.length) throw new AppError('JOB_HAS_CANDIDATES', undefined, { hasCandidates: true });
      await em.execute('update job_ref set released_at = ? where id = ? and released_at is null', [
        new Date(),
        id,
      ]);
    });
  }
}
