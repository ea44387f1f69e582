import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesRpc,
  DAY_MS,
  isEnded,
  isHired,
  type ByJob,
  type EventCatalogue,
  type OverdueJob,
  type OverdueResponses,
  type RemainingCandidates,
  type UnansweredClosing,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, currentActor, recordScope } from '@araucaria/platform';
import { CandidateCountsService, byStatus, candidatesOf } from '../lists/candidate-counts.service.js';
import { isJobOpenSql } from '../jobs/open-job.sql.js';
import { ResponseSettingsService } from './response-settings.service.js';

/** Cron jobs also run when a process starts, which may be at night. */
const DIGEST_HOUR = 8;

const OVERDUE = `
  select c.job_id as "jobId", j.title as "jobTitle",
    j.is_active is not null and not ${isJobOpenSql('$2', 'j')} as "isClosed",
    count(*)::int as candidates
  from candidate c left join job_ref j on j.id = c.job_id
  where c.waiting_since <= $1::timestamptz
  group by c.job_id, j.title, j.is_active, j.closes_on order by candidates desc, c.job_id`;

/** Which candidates have a response, which wait for one, and which of a job are left. */
@Injectable()
export class ResponsesService {
  constructor(
    private readonly database: Database,
    private readonly settings: ResponseSettingsService,
    private readonly counts: CandidateCountsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Records a message to the candidate. Events may arrive repeatedly and out of order. */
  async record(
    em: EntityManager,
    { candidateId, at, isRejection }: EventCatalogue['candidate.notified'],
  ): Promise<void> {
    await em.execute(
      `update candidate_record set responded_at = greatest(responded_at, ?::timestamptz),
         rejection_sent_at = case when ?::boolean then greatest(rejection_sent_at, ?::timestamptz) else rejection_sent_at end
       where id = ?`,
      [at, isRejection, at, candidateId],
    );
  }

  @Rpc(CandidatesRpc.overdueResponses)
  async overdue(): Promise<OverdueResponses> {
    const { overdueDays: days } = await this.settings.read();
    const limit = new Date(this.clock.now().getTime() - days * DAY_MS);
    const jobs = await this.database.read<OverdueJob>({ text: OVERDUE, values: [limit, this.clock.today()] });
    return { days, jobs, candidates: candidatesOf(jobs) };
  }

  /**
   * Announces the morning digest, if it is on and a candidate waits. Before its hour nothing is announced; a repeated call of
   * one day leads to one e-mail.
   */
  @Cron('response-digest', `0 ${DIGEST_HOUR} * * *`)
  async announceDigest(): Promise<Record<string, number>> {
    if (this.clock.hour() < DIGEST_HOUR) return { waiting: 0 };
    const { sendDigest } = await this.settings.read();
    if (!sendDigest) return { waiting: 0 };
    const { candidates: waiting } = await this.overdue();
    if (waiting)
      await this.database.transaction(async (em) =>
        this.outbox.add(em, 'response.digest-due', { date: this.clock.today() }),
      );
    return { waiting };
  }

  @Rpc(CandidatesRpc.remainingCandidates)
  async remaining({ jobId }: ByJob): Promise<RemainingCandidates> {
    const scope = recordScope('candidates.decide');
    if (scope && !scope.jobIds.includes(jobId)) return { stages: [], unanswered: null };
    const [groups, [unanswered]] = await Promise.all([
      this.counts.groupsOfJob(jobId),
      this.database.read<UnansweredClosing>({
        name: 'unanswered-closing',
        text: `select candidates, actor_name as "actorName",
           ${isoInstantSql('at')} as at
         from unanswered_closing where job_id = $1`,
        values: [jobId],
      }),
    ]);
    const stages = byStatus(groups).filter(({ status }) => !isEnded(status) && !isHired(status));
    return { stages, unanswered: unanswered ?? null };
  }

  /** Stores that a job was closed without a response to those who are left; the last decision counts. */
  @Rpc(CandidatesRpc.leaveUnanswered)
  async leaveUnanswered({ jobId }: ByJob): Promise<void> {
    const { stages } = await this.remaining({ jobId });
    const candidates = candidatesOf(stages);
    if (!candidates) return;
    const actor = currentActor();
    await this.database.transaction(async (em) => {
      const job = await em.execute('select from job_ref where id = ? for share', [jobId]);
      if (!job.length) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
      await em.execute(
        `insert into unanswered_closing (job_id, candidates, actor_id, actor_name, at) values (?, ?, ?, ?, ?)
         on conflict (job_id) do update set candidates = excluded.candidates, actor_id = excluded.actor_id,
           actor_name = excluded.actor_name, at = excluded.at`,
        [jobId, candidates, actor?.id ?? null, actor?.username ?? null, this.clock.now()],
      );
      this.outbox.audit(em, {
        action: 'job.closed-unanswered',
        subject: 'job',
        subjectId: jobId,
        details: { candidates },
      });
    });
  }
}
