import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { JobsClient, SYSTEM_JOBS, isJobOpen } from '@araucaria/contracts';
import { Database, ReferenceTable } from '@araucaria/database';
import { untilCopied } from '@araucaria/messaging';
import { AppError, Clock, WorkTracker } from '@araucaria/platform';

interface JobRef {
  title: string;
  department: string;
  isActive: boolean;
  /** `YYYY-MM-DD`, in America/Sao_Paulo. */
  closesOn: string | null;
}

interface StoredJobRef extends Omit<JobRef, 'title'> {
  title: string | null;
  isRemoved: boolean;
}

const SELECT_COPY = `
  select title, department, is_active as "isActive", closes_on::text as "closesOn", is_removed as "isRemoved"
  from job_ref where id =`;

export const JOB_REFS = new ReferenceTable('job_ref');

/** Reads the copies of jobs, and adds those whose events this service has not got. */
@Injectable()
export class JobRefsService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly tracker: WorkTracker,
    private readonly clock: Clock,
    private readonly jobs: JobsClient,
  ) {}

  /** Copies the titles of reserved jobs, and of jobs whose events are older than this service. Returns at once. */
  onApplicationBootstrap(): void {
    void untilCopied(this.tracker, 'titles of jobs', async () => {
      const jobs = await this.database.read<{ id: number }>({
        text: `select job_id as id from referral_record union select job_id from referral_application where job_id is not null`,
      });
      await this.copyMissing([...Object.values(SYSTEM_JOBS), ...jobs.map(({ id }) => id)]);
    });
  }

  /**
   * Reads the copy. Reads the jobs service if there is no copy, because its event may be on the way, or if the copy has no
   * title, because it is older than the column; then a copy without a title is the fallback.
   * @returns undefined if the job does not exist (any more)
   * @throws {AppError} `UNAVAILABLE` without a copy and without a response
   */
  async find(id: number): Promise<JobRef | undefined> {
    const [copy] = await this.database.read<StoredJobRef>({
      name: 'job-ref',
      text: `${SELECT_COPY} $1`,
      values: [id],
    });
    if (copy?.isRemoved) return undefined;
    if (copy && copy.title !== null) return { ...copy, title: copy.title };
    try {
      return await this.jobs.byId({ id });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      if (copy) return { ...copy, title: '' };
      throw error;
    }
  }

  /** Reads the copy within a transaction. {@link copyMissing} has completed it before the transaction took a lock. */
  async copyOf(em: EntityManager, id: number): Promise<JobRef | undefined> {
    const [copy] = await em.execute<StoredJobRef[]>(`${SELECT_COPY} ?`, [id]);
    return copy && !copy.isRemoved ? { ...copy, title: copy.title ?? '' } : undefined;
  }

  /**
   * Copies those of the jobs whose event has not arrived, and completes copies without a title, in a transaction of its own.
   * @throws {AppError} `UNAVAILABLE` without a response, if a job has no copy at all
   */
  copyMissing(ids: readonly number[]): Promise<void> {
    return JOB_REFS.copyMissing(this.database, ids, {
      read: async (missing) =>
        (await this.jobs.byIds({ ids: missing })).map(({ id, title, department, isActive, closesOn }) => ({
          ...{ id, title, department, is_active: isActive },
          closes_on: closesOn ?? null,
        })),
      completes: 'title',
    });
  }

  /** @throws {AppError} `NOT_FOUND`, `JOB_CLOSED` */
  async assertOpen(id: number): Promise<void> {
    const job = await this.find(id);
    if (!job) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
    if (!isJobOpen(job, this.clock.today())) throw new AppError('JOB_CLOSED');
  }
}
