import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobsRpc, RpcClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, rpcToken } from '@araucaria/platform';

interface JobRef {
  title: string;
  department: string;
  isActive: boolean;
}

interface StoredRef extends Omit<JobRef, 'title'> {
  title: string | null;
  isRemoved: boolean;
}

interface JobDetails extends JobRef {
  jobId: number;
  isRemoved?: boolean;
  /** ISO 8601, UTC. */
  asOf: string;
}

/** What this service knows of jobs: title and department, and whether they are open. */
@Injectable()
export class JobRefs {
  constructor(
    private readonly database: Database,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  /** Keeps the newest facts, in whatever order events arrive. */
  async keep(
    em: EntityManager,
    { jobId, title, department, isActive, isRemoved, asOf }: JobDetails,
  ): Promise<void> {
    await em.execute(
      `insert into job_ref (id, title, department, is_active, is_removed, as_of) values (?, ?, ?, ?, ?, ?)
       on conflict (id) do update set title = excluded.title, department = excluded.department, is_active = excluded.is_active,
         is_removed = excluded.is_removed, as_of = excluded.as_of
       where job_ref.as_of <= excluded.as_of`,
      [jobId, title, department, isActive, isRemoved ?? false, asOf],
    );
  }

  /**
   * Asks jobs where the own copy knows nothing (its event may be on the way), or no title (it was saved before titles
   * were kept; then a copy without one is better than none).
   * @param em a transaction that may have changed the copy
   * @returns undefined when the job does not exist (any more)
   * @throws {AppError} `UNAVAILABLE` when neither knows
   */
  async find(id: number, em?: EntityManager): Promise<JobRef | undefined> {
    const sql = `select title, department, is_active as "isActive", is_removed as "isRemoved" from job_ref where id =`;
    const [known] = em
      ? await em.execute<StoredRef[]>(`${sql} ?`, [id])
      : await this.database.prepared<StoredRef>('job-ref', `${sql} $1`, [id]);
    if (known?.isRemoved) return undefined;
    if (known && known.title !== null) return { ...known, title: known.title };
    try {
      return await this.jobs.byId({ id });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      if (known) return { ...known, title: '' };
      throw error;
    }
  }

  /** @throws {AppError} `NOT_FOUND`, `JOB_CLOSED` */
  async assertOpen(id: number): Promise<void> {
    const job = await this.find(id);
    if (!job) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
    if (!job.isActive) throw new AppError('JOB_CLOSED');
  }
}
