import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CandidatesRpc, JobsClient, SYSTEM_JOBS, type ById, type JobCopy } from '@araucaria/contracts';
import { Database, ReferenceTable } from '@araucaria/database';
import { AppError, Rpc, currentContext, runInContext } from '@araucaria/platform';

/** A visitor is waiting for the jobs service. */
const JOBS_TIMEOUT_MS = 1_500;

const JOB_REFS = new ReferenceTable('job_ref', {
  closed_at: 'case when excluded.is_active then null else coalesce(copy.closed_at, excluded.closed_at) end',
  // Closed for its removal before the event occurred: the removal was not completed.
  closed_for_removal_at:
    'case when copy.closed_for_removal_at >= excluded.as_of then copy.closed_for_removal_at end',
});

export const removedJobError = (): AppError =>
  new AppError('NOT_FOUND', 'Esta vaga foi encerrada.', { closed: true });

/**
 * The copies of jobs (`job_ref`), which decide about applications. The row of a job is the lock between its removal and the
 * applications to it (`STORE_APPLICATION`).
 */
@Injectable()
export class JobRefsService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsClient,
  ) {}

  /** Stores the copy, unless a newer one was stored before or the job is removed. */
  save(
    em: EntityManager,
    { id, title, department, isActive, closesOn = null, occurredAt }: JobCopy,
  ): Promise<void> {
    const fields = { title, department, is_active: isActive, closes_on: closesOn };
    return JOB_REFS.save(em, id, { ...fields, closed_at: isActive ? null : occurredAt }, occurredAt);
  }

  /** As {@link save}, in a transaction of its own. */
  @Rpc(CandidatesRpc.saveJobCopy)
  saveNow(copy: JobCopy): Promise<void> {
    return this.database.transaction((em) => this.save(em, copy));
  }

  /** Marks the copy as removed, for good. */
  remove(em: EntityManager, id: number, occurredAt: string): Promise<void> {
    return JOB_REFS.remove(em, id, { removed_at: occurredAt, closes_on: null }, occurredAt);
  }

  /**
   * Copies a job whose event has not arrived yet. To be called before a transaction that holds locks.
   * @throws {AppError} `NOT_FOUND`, `UNAVAILABLE`; `JOB_CLOSED` for a reserved job
   */
  async copyMissing(id: number): Promise<void> {
    if (Object.values<number>(SYSTEM_JOBS).includes(id)) throw new AppError('JOB_CLOSED');
    const copies = await this.database.read({
      name: 'job-copy',
      text: 'select from job_ref where id = $1',
      values: [id],
    });
    if (copies.length) return;
    const context = currentContext();
    const deadline = Math.min(Date.now() + JOBS_TIMEOUT_MS, context.deadline ?? Infinity);
    const job = await runInContext({ ...context, deadline }, () => this.jobs.byId({ id }));
    await this.database.write({
      name: 'add-job-copy',
      text: `insert into job_ref (id, title, department, is_active, closes_on) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      values: [id, job.title, job.department, job.isActive, job.closesOn],
    });
  }

  /**
   * Stops applications to the job, so that it can be removed.
   * @throws {AppError} `JOB_HAS_CANDIDATES`; the job stays open then
   */
  @Rpc(CandidatesRpc.closeJobForRemoval)
  async closeForRemoval({ id }: ById): Promise<void> {
    await this.database.transaction(async (em) => {
      await em.execute('insert into job_ref (id) values (?) on conflict (id) do nothing', [id]);
      await em.execute('select 1 from job_ref where id = ? for update', [id]);
      const applied = await em.execute('select 1 from candidate_record where job_id = ? limit 1', [id]);
      if (applied.length) throw new AppError('JOB_HAS_CANDIDATES', undefined, { hasCandidates: true });
      await em.execute('update job_ref set closed_for_removal_at = ? where id = ?', [new Date(), id]);
    });
  }
}
