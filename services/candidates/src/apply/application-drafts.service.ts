import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Application } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { DAY_MS } from '@araucaria/contracts';
import { CandidateLinksService } from '../links/candidate-links.service.js';
import { hasPlace, type KnownPerson, type OpenDraft } from './draft-places.js';
import { ResumeDeletionService } from '../records/resume-deletion.service.js';

const DRAFT_TTL_MS = DAY_MS;
/** A form whose response was lost is sent again within minutes. */
const FORM_KEY_RETENTION_MS = DAY_MS;
/** For this time an ended link explains why it ended. */
const LINK_RETENTION_MS = 30 * DAY_MS;

/**
 * Applications that were sent with a known e-mail: kept for a day, until the person confirms one by a mailed link. Anyone who
 * knows the address can send them, so that no sender replaces the draft of another (decision 043).
 */
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
   * requested lately. Keeps nothing if the person has applied to this job; the e-mail says so. An application that is
   * withdrawn or in quarantine is reopened by the link.
   */
  async keep({ formKey: _formKey, ...application }: Application): Promise<void> {
    const jobId = application.jobId ?? null;
    await this.database.transaction(async (em) => {
      // The lock makes the limits hold for simultaneous applications.
      const [person] = await em.execute<KnownPerson[]>(
        'select id, phone from person where lower(email) = lower(?) for update',
        [application.email],
      );
      // Erased since the application was refused.
      if (!person) return;
      const applications = await em.execute<Array<{ id: number; isOfJob: boolean }>>(
        `select id, job_id is not distinct from ?::integer and status <> 'declined' and quarantined_at is null as "isOfJob"
         from candidate_record where person_id = ? order by id`,
        [jobId, person.id],
      );
      const isOfJob = applications.some((one) => one.isOfJob);
      const draftId = isOfJob ? undefined : await this.store(em, person, application);
      const candidateId = applications.at(-1)?.id;
      if (candidateId !== undefined)
        await this.links.request(em, { personId: person.id, candidateId, kind: 'draft', jobId, draftId });
    });
    this.deletions.processQueue();
  }

  /**
   * Stores a draft in place of an earlier one of the same sender for the job.
   * @returns its id; undefined: the drafts of other senders leave no place for it
   */
  private async store(
    em: EntityManager,
    person: KnownPerson,
    { resumeKey, sender, ...form }: Application,
  ): Promise<number | undefined> {
    const now = this.clock.now();
    const jobId = form.jobId ?? null;
    const open = await em.execute<OpenDraft[]>(
      `select id, sender, form ->> 'phone' as phone, form ->> 'ipAddress' as "ipAddress" from application_draft
       where person_id = ? and job_id is not distinct from ?::integer and expires_at > ?`,
      [person.id, jobId, now],
    );
    const replaced = open.filter((draft) => sender !== undefined && draft.sender === sender);
    const others = open.filter((draft) => !replaced.includes(draft));
    if (!replaced.length && !hasPlace(form, others, person)) return undefined;
    const [stored] = await em.execute<Array<{ id: number }>>(
      `insert into application_draft (person_id, job_id, form, resume_key, sender, created_at, expires_at)
       values (?, ?, ?::jsonb, ?, ?, ?, ?) returning id`,
      [
        ...[person.id, jobId, JSON.stringify(form), resumeKey ?? null, sender ?? null],
        ...[now, addMilliseconds(now, DRAFT_TTL_MS)],
      ],
    );
    const ids = `{${replaced.map(({ id }) => id).join()}}`;
    await em.execute('update candidate_link set draft_id = ? where draft_id = any(?::int[])', [
      stored?.id,
      ids,
    ]);
    await em.execute('delete from application_draft where id = any(?::int[])', [ids]);
    return stored?.id;
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
        addMilliseconds(now, -LINK_RETENTION_MS),
      ]);
      const forms = await em.execute('delete from application_form where sent_at <= ? returning key', [
        addMilliseconds(now, -FORM_KEY_RETENTION_MS),
      ]);
      return { drafts: drafts.length, links: links.length, forms: forms.length };
    });
    if (counts.drafts) this.deletions.processQueue();
    return counts;
  }
}
