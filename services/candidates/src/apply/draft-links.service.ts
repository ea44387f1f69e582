import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesRpc,
  type Application,
  type ApplicationDraftView,
  type ConfirmDraft,
  type DiscardDraft,
  type DraftLinkView,
  type OpenDraftLink,
} from '@araucaria/contracts';
import { Database, hasTokenSql, isoInstantSql, linkGone } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, hashOfToken } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';
import { LINK_COLUMNS, appliedBefore, jobTitleOf, type LinkRow } from '../links/candidate-link-rows.js';
import { JobRefsService } from '../jobs/job-refs.service.js';
import { Person } from '../records/person.entity.js';
import { profileOf } from '../records/profile.mapper.js';
import { announceRename } from '../records/rename.js';
import { lastResumeFields, lastResumeOf } from '../records/last-resume.js';
import { ResumeDeletionService } from '../records/resume-deletion.service.js';

interface DraftRow {
  id: number;
  form: Omit<Application, 'resumeKey' | 'sender'>;
  resumeKey: string | null;
  sender: string | null;
  createdAt: string;
}

const DRAFT_COLUMNS = `id, form, resume_key as "resumeKey", sender, ${isoInstantSql('created_at')} as "createdAt"`;

/** Mailed links that finish drafts of applications. They work as those of accounts (decisions 027 and 043). */
@Injectable()
export class DraftLinksService {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsService,
    private readonly jobRefs: JobRefsService,
    private readonly outbox: Outbox,
    private readonly deletions: ResumeDeletionService,
    private readonly clock: Clock,
  ) {}

  @Rpc(CandidatesRpc.draftLink)
  view({ token, sender }: OpenDraftLink): Promise<DraftLinkView> {
    return this.database.transaction(async (em) => {
      const link = await this.find(em, token);
      const state = link?.state ?? 'unknown';
      if (!link || state !== 'open')
        return {
          state,
          jobTitle: null,
          profile: null,
          appliedAt: null,
          earlier: null,
          drafts: [],
          lastResume: null,
        };
      const person = await em.findOneOrFail(Person, link.personId);
      const lastResume = await lastResumeOf(em, link.personId);
      return {
        state,
        jobTitle: await jobTitleOf(em, link.jobId),
        profile: profileOf(person),
        ...(await appliedBefore(em, link)),
        drafts: (await this.drafts(em, link)).map((draft) => toView(draft, link, sender)),
        lastResume: lastResume ? { filename: lastResume.filename, at: lastResume.at } : null,
      };
    });
  }

  /**
   * Stores the application of a draft, with the accepted fields in the person's profile, and deletes all drafts of the link. A draft
   * without a file gets the last one of the person.
   * @throws {AppError} `LINK_GONE`, `NOT_FOUND`, `JOB_CLOSED`, `ALREADY_APPLIED`
   */
  @Rpc(CandidatesRpc.confirmDraft)
  async confirm({ token, draftId, accepted }: ConfirmDraft): Promise<{ id: number }> {
    const found = await this.database.transaction((em) => this.find(em, token));
    if (found?.state === 'open' && found.jobId) await this.jobRefs.copyMissing(found.jobId);
    const id = await this.database.transaction(async (em) => {
      const personId = found?.personId ?? 0;
      // One press after the other: the later ones find the result of the first. Drafts are kept under the same lock.
      const person = await em.findOne(Person, personId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const link = await this.find(em, token);
      if (link?.state === 'used' && link.candidateId !== null && this.isBefore(link.expiresAt))
        return link.candidateId;
      if (!person || link?.state !== 'open') throw linkGone(link?.state ?? 'unknown');
      const draft = (await this.drafts(em, link)).find((one) => one.id === draftId);
      if (!draft) throw new AppError('NOT_FOUND', 'Este rascunho não existe mais.');
      const sentAt = new Date(draft.createdAt);
      person.accept(draft.form, accepted, { sentAt, now: this.clock.now() });
      await em.flush();
      await announceRename(em, this.outbox, { personId, changed: accepted });
      const candidateId = await this.applications.storeFurther(em, {
        personId,
        application: {
          ...draft.form,
          ...(draft.resumeKey ? { resumeKey: draft.resumeKey } : await lastResumeFields(em, personId)),
        },
      });
      await em.execute(
        'delete from application_draft where person_id = ? and job_id is not distinct from ?::integer',
        [personId, link.jobId],
      );
      await em.execute(
        `update candidate_link set closed_at = ?, outcome = 'used', candidate_id = ? where id = ?`,
        [this.clock.now(), candidateId, link.id],
      );
      if (accepted.length)
        this.outbox.audit(em, {
          action: 'candidate.profile-changed',
          subject: 'candidate',
          subjectId: candidateId,
          details: { fields: accepted.join(', ') },
        });
      return candidateId;
    });
    this.deletions.processQueue();
    return { id };
  }

  /**
   * Deletes a draft of the link; the others and the link stay.
   * @throws {AppError} `LINK_GONE`
   */
  @Rpc(CandidatesRpc.discardDraft)
  async discard({ token, draftId }: DiscardDraft): Promise<void> {
    await this.database.transaction(async (em) => {
      const link = await this.find(em, token);
      if (link?.state !== 'open') throw linkGone(link?.state ?? 'unknown');
      await em.execute(
        'delete from application_draft where id = ? and person_id = ? and job_id is not distinct from ?::integer',
        [draftId, link.personId, link.jobId],
      );
    });
    this.deletions.processQueue();
  }

  private async find(em: EntityManager, token: string): Promise<LinkRow | undefined> {
    const [link] = await em.execute<LinkRow[]>(
      `select ${LINK_COLUMNS} from candidate_link l
       where l.kind = 'draft' and ${hasTokenSql('?')}`,
      [this.clock.now(), hashOfToken(token)],
    );
    return link;
  }

  /** The drafts of a link that have not expired, newest first. */
  private drafts(em: EntityManager, { personId, jobId }: LinkRow): Promise<DraftRow[]> {
    return em.execute<DraftRow[]>(
      `select ${DRAFT_COLUMNS} from application_draft
       where person_id = ? and job_id is not distinct from ?::integer and expires_at > ? order by id desc`,
      [personId, jobId, this.clock.now()],
    );
  }

  private isBefore(instant: string): boolean {
    return this.clock.now().getTime() < Date.parse(instant);
  }
}

const toView = (
  { id, form, resumeKey, createdAt, sender }: DraftRow,
  link: LinkRow,
  browser: string | undefined,
): ApplicationDraftView => ({
  id,
  profile: profileOf(form),
  coverLetter: form.coverLetter ?? null,
  additionalInfo: form.additionalInfo ?? null,
  resumeFilename: resumeKey === null ? null : (form.resumeFilename ?? 'curriculo.pdf'),
  createdAt,
  isFromThisBrowser: sender !== null && sender === browser,
  causedLink: id === link.draftId,
});
