import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Application, CandidateLinkKind } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { ResumeDeletionService } from './resume-deletion.service.js';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const DRAFT_TTL_MS = DAY_MS;
const LINK_TTL_MS = 30 * MINUTE_MS;
/** Limits of the e-mails, for one person and one job and for one person, so that no one can fill the mailbox of another. */
const LINK_INTERVAL_MS = 15 * MINUTE_MS;
const MAX_LINKS_PER_DAY = 10;
/** Of one person for one job. Anyone who knows an e-mail address can send drafts. */
const MAX_DRAFTS = 3;
/** For this time an ended link explains why it ended. */
const LINK_RETENTION_MS = 30 * DAY_MS;

/** Applications that were sent with a known e-mail: kept for a day, until the person confirms one by a mailed link. */
@Injectable()
export class ApplicationDraftsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly deletions: ResumeDeletionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an application as a draft of the person with its e-mail, and requests the e-mail with the link if none was
   * requested lately. Keeps nothing if the person has applied to this job; the e-mail says so.
   */
  async keep({ resumeKey, ...form }: Application): Promise<void> {
    const now = this.clock.now();
    const jobId = form.jobId ?? null;
    await this.database.transaction(async (em) => {
      // The lock makes the limits hold for simultaneous applications.
      const [person] = await em.execute<Array<{ id: number }>>(
        'select id from person where lower(email) = lower(?) for update',
        [form.email],
      );
      // Erased since the application was refused.
      if (!person) return;
      const applications = await em.execute<Array<{ id: number; isOfJob: boolean }>>(
        `select id, job_id is not distinct from ?::integer as "isOfJob" from candidate_record
         where person_id = ? order by id`,
        [jobId, person.id],
      );
      if (!applications.some(({ isOfJob }) => isOfJob)) {
        await em.execute(
          `insert into application_draft (person_id, job_id, form, resume_key, created_at, expires_at)
           values (?, ?, ?::jsonb, ?, ?, ?)`,
          [person.id, jobId, JSON.stringify(form), resumeKey ?? null, now, after(now, DRAFT_TTL_MS)],
        );
        await em.execute(
          `delete from application_draft where id in (select id from application_draft
             where person_id = ? and job_id is not distinct from ?::integer order by id desc offset ?)`,
          [person.id, jobId, MAX_DRAFTS],
        );
      }
      const candidateId = applications.at(-1)?.id;
      if (candidateId !== undefined && (await this.mayRequestLink(em, person.id, jobId, now)))
        await this.requestLink(em, { personId: person.id, candidateId, kind: 'draft', jobId }, now);
    });
    this.deletions.processQueue();
  }

  /** Deletes expired drafts with their files, and links that ended long ago. */
  @Cron('application-drafts', '*/10 * * * *')
  async purge(): Promise<Record<string, number>> {
    const now = this.clock.now();
    const counts = await this.database.transaction(async (em) => {
      const drafts = await em.execute('delete from application_draft where expires_at <= ? returning id', [
        now,
      ]);
      const links = await em.execute('delete from candidate_link where expires_at <= ? returning id', [
        after(now, -LINK_RETENTION_MS),
      ]);
      return { drafts: drafts.length, links: links.length };
    });
    if (counts.drafts) this.deletions.processQueue();
    return counts;
  }

  private async mayRequestLink(
    em: EntityManager,
    personId: number,
    jobId: number | null,
    now: Date,
  ): Promise<boolean> {
    const recent = await em.execute<Array<{ isTooSoon: boolean }>>(
      `select created_at > ? and job_id is not distinct from ?::integer as "isTooSoon" from candidate_link
       where person_id = ? and kind = 'draft' and created_at > ?`,
      [after(now, -LINK_INTERVAL_MS), jobId, personId, after(now, -DAY_MS)],
    );
    return recent.length < MAX_LINKS_PER_DAY && !recent.some(({ isTooSoon }) => isTooSoon);
  }

  /** Opens a link, ends the earlier one of this kind and job, and requests the e-mail. */
  private async requestLink(
    em: EntityManager,
    link: { personId: number; candidateId: number; kind: CandidateLinkKind; jobId: number | null },
    now: Date,
  ): Promise<void> {
    const { personId, candidateId, kind, jobId } = link;
    const linkId = randomUUID();
    await em.execute(
      `update candidate_link set closed_at = ?, outcome = 'replaced'
       where person_id = ? and kind = ? and job_id is not distinct from ?::integer and closed_at is null`,
      [now, personId, kind, jobId],
    );
    await em.execute(
      'insert into candidate_link (id, person_id, kind, job_id, created_at, expires_at) values (?, ?, ?, ?, ?, ?)',
      [linkId, personId, kind, jobId, now, after(now, LINK_TTL_MS)],
    );
    this.outbox.add(em, 'candidate.link-requested', { candidateId, linkId, kind });
  }
}

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
