import { Injectable } from '@nestjs/common';
import { TZDate } from '@date-fns/tz';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { JobsClient, isJobOpen, type JobView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { BUSINESS_ZONE, Clock, WorkTracker } from '@araucaria/platform';
import { NEXT_JOB_DIGESTS, type DigestBatch } from './job-digest.sql.js';

/** From this hour on, in the business zone, the digests of the day are made. */
const DIGEST_HOUR = 9;
/** Alerts of one batch; its locks are held for some hundred milliseconds. */
const ALERTS_PER_BATCH = 5_000;
/** Jobs of one run; further ones wait for the next day. More ids are refused by the jobs service. */
const MAX_JOBS = 1_000;
/** Resends and attempts of an e-mail find its digest for so long, and a job is in no second digest of a person. */
const DIGEST_RETENTION_DAYS = 7;

/**
 * Requests one e-mail a day about opened jobs for each person with a matching alert (decision 048). The rows of a run make it
 * happen once: any number of processes may work on it, and one that dies leaves the rest to the next cron run.
 */
@Injectable()
export class JobDigestsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly tracker: WorkTracker,
    private readonly jobs: JobsClient,
  ) {}

  /** Stores that a job was opened, for the next run. */
  async jobOpened(em: EntityManager, jobId: number, openedAt: string): Promise<void> {
    await em.execute(
      `insert into opened_job (job_id, opened_at) values (?, ?)
       on conflict (job_id) do update set opened_at = greatest(opened_job.opened_at, excluded.opened_at)`,
      [jobId, openedAt],
    );
  }

  async jobRemoved(em: EntityManager, jobId: number): Promise<void> {
    await em.execute('delete from opened_job where job_id = ?', [jobId]);
  }

  /** Starts the run of the day, or continues it. A job that was opened after the start is in the next one. */
  @Cron('job-alerts', '*/15 9-20 * * *')
  async run(): Promise<Record<string, number>> {
    const day = this.clock.today();
    if (this.clock.now() < digestTimeOf(day)) return { jobs: 0, digests: 0 };
    const jobIds = await this.start(day);
    const found = jobIds.length ? await this.jobs.byIds({ ids: jobIds }) : [];
    const jobs = found.filter((job) => !job.isSystem && isJobOpen(job, day));
    const digests = await this.addDigests(day, jobs);
    return { jobs: jobs.length, digests };
  }

  /**
   * Starts the run of the day unless it has begun. A run of an earlier day that did not finish is taken over: its jobs are
   * still stored as opened.
   * @returns the jobs of the run
   */
  private start(day: string): Promise<number[]> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      await em.execute(
        `insert into job_digest_run (day, job_ids, started_at)
         select ?::date, coalesce(array_agg(job_id order by job_id), '{}'), ?::timestamptz
           from (select job_id from opened_job where opened_at <= ? order by opened_at limit ?) as opened
         on conflict do nothing`,
        [day, now, now, MAX_JOBS],
      );
      await em.execute('delete from job_digest_run where day < ?', [day]);
      await em.execute('delete from job_digest where day < ?::date - ?::integer', [
        day,
        DIGEST_RETENTION_DAYS,
      ]);
      const [run] = await em.execute<Array<{ jobIds: number[] }>>(
        `select job_ids as "jobIds" from job_digest_run where day = ? and finished_at is null`,
        [day],
      );
      return run?.jobIds ?? [];
    });
  }

  private async addDigests(day: string, jobs: JobView[]): Promise<number> {
    const found = JSON.stringify(jobs.map(({ id, department, location }) => ({ id, department, location })));
    const batchSize = jobs.length ? ALERTS_PER_BATCH : 0;
    let digests = 0;
    let isDone = false;
    while (!isDone && !this.tracker.isDraining) {
      const batch = await this.database.transaction((em) => this.addBatch(em, [day, found, batchSize]));
      digests += batch.digests;
      isDone = !batch.isOwn || batch.isLast;
    }
    return digests;
  }

  /** @param values the first parameters of {@link NEXT_JOB_DIGESTS} */
  private async addBatch(
    em: EntityManager,
    values: [day: string, jobs: string, batchSize: number],
  ): Promise<DigestBatch> {
    const event = JSON.stringify(Outbox.row('candidate.job-digest-due', {}));
    const { rows } = await em
      .getKysely()
      .executeQuery<DigestBatch>(CompiledQuery.raw(NEXT_JOB_DIGESTS, [...values, event]));
    const batch = rows[0] as DigestBatch;
    if (batch.isOwn && batch.isLast)
      await em.execute(
        `delete from opened_job o using job_digest_run r
         where r.day = ? and o.job_id = any(r.job_ids) and o.opened_at <= r.started_at`,
        [values[0]],
      );
    if (batch.digests) this.outbox.wakeRelayAfterCommit(em);
    return batch;
  }
}

function digestTimeOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, DIGEST_HOUR, BUSINESS_ZONE).getTime());
}
