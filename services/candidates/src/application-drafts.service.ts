import { Injectable } from '@nestjs/common';
import type { Application } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { CandidateLinksService } from './candidate-links.service.js';
import { ResumeDeletionService } from './resume-deletion.service.js';

const DAY_MS = 86_400_000;
const DRAFT_TTL_MS = DAY_MS;
/** Of one person for one job. Anyone who knows an e-mail address can send drafts. */
const MAX_DRAFTS = 3;
/** A form whose response was lost is sent again within minutes. */
const FORM_KEY_RETENTION_MS = DAY_MS;
/** For this time an ended link explains why it ended. */
const LINK_RETENTION_MS = 30 * DAY_MS;

/** Applications that were sent with a known e-mail: kept for a day, until the person confirms one by a mailed link. */
@Injectable()
export class ApplicationDraftsService {
  constructor(
    private readonly database: Database,
    private readonly links: CandidateLinksService,
    private readonly deletions: ResumeDeletionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an application as a draft of the person with its e-mail, and requests the e-mail with the link if none was
   * requested lately. Keeps nothing if the person has applied to this job; the e-mail says so. A withdrawn application is
   * reopened by the link.
   */
  async keep({ resumeKey, formKey: _formKey, ...form }: Application): Promise<void> {
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
        `select id, job_id is not distinct from ?::integer and status <> 'declined' as "isOfJob" from candidate_record
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
      if (candidateId !== undefined)
        await this.links.request(em, { personId: person.id, candidateId, kind: 'draft', jobId });
    });
    this.deletions.processQueue();
  }

  /** Deletes expired drafts with their files, links that ended long ago, and keys of forms. */
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
      const forms = await em.execute('delete from application_form where sent_at <= ? returning key', [
        after(now, -FORM_KEY_RETENTION_MS),
      ]);
      return { drafts: drafts.length, links: links.length, forms: forms.length };
    });
    if (counts.drafts) this.deletions.processQueue();
    return counts;
  }
}

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
