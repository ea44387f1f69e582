import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Application } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { Candidate } from '../records/candidate.entity.js';
import { removedJobError } from '../jobs/job-refs.service.js';
import { isJobOpenSql } from '../jobs/open-job.sql.js';
import { Education } from '../records/education.entity.js';
import { Experience } from '../records/experience.entity.js';
import { endQuarantine } from '../records/quarantine-end.js';
import { ResumeDeletionService } from '../records/resume-deletion.service.js';
import { StatusWriterService } from './status-writer.service.js';

interface Reopening {
  personId: number;
  application: Application;
}

/** Reopens an application that its person withdrew, or that is in quarantine: a person has one application for a job. */
@Injectable()
export class ReopeningService {
  constructor(
    private readonly outbox: Outbox,
    private readonly writer: StatusWriterService,
    private readonly deletions: ResumeDeletionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reopens the earlier application for the job of `application`, and replaces what `application` states.
   * @returns its id; undefined: there is none that can be reopened
   * @throws {AppError} `JOB_CLOSED`, `NOT_FOUND` for the job
   */
  async reopen(em: EntityManager, { personId, application }: Reopening): Promise<number | undefined> {
    const { jobId } = application;
    const [earlier] = await em.execute<Array<{ id: number }>>(
      `select id from candidate_record where person_id = ? and job_id is not distinct from ?::integer
         and (status = 'declined' or quarantined_at is not null) for update`,
      [personId, jobId || null],
    );
    if (!earlier) return undefined;
    if (jobId) await this.assertOpen(em, jobId);
    await endQuarantine(em, this.outbox, { candidateId: earlier.id, now: this.clock.now() });
    const candidate = await em.findOneOrFail(Candidate, earlier.id);
    await this.replace(em, candidate, personId, application);
    this.writer.set(em, candidate, 'new', { note: 'Candidatura reaberta pela própria pessoa' });
    await em.flush();
    return candidate.id;
  }

  private async replace(
    em: EntityManager,
    candidate: Candidate,
    personId: number,
    { experiences, education, ...details }: Application,
  ): Promise<void> {
    const sent = Candidate.fromApplication(details, this.clock.now());
    if (sent.coverLetter) candidate.coverLetter = sent.coverLetter;
    if (sent.additionalInfo) candidate.additionalInfo = sent.additionalInfo;
    if (sent.consentVersion)
      Object.assign(candidate, { consentVersion: sent.consentVersion, consentAt: sent.consentAt });
    if (sent.retentionUntil) candidate.retentionUntil = sent.retentionUntil;
    if (sent.resumeKey) {
      if (candidate.resumeKey) await this.deletions.enqueue(em, [candidate.resumeKey]);
      const { resumeKey, resumeFilename, resumeContentType } = sent;
      Object.assign(candidate, { resumeKey, resumeFilename, resumeContentType });
    }
    const ofApplication = { candidateId: candidate.id, personId };
    if (experiences?.length) {
      await em.nativeDelete(Experience, ofApplication);
      for (const one of experiences)
        em.create(Experience, { ...Experience.fromInput(one), ...ofApplication });
    }
    if (education?.length) {
      await em.nativeDelete(Education, ofApplication);
      for (const one of education) em.create(Education, { ...Education.fromInput(one), ...ofApplication });
    }
  }

  /** Locks the job against its removal, as a new application does. */
  private async assertOpen(em: EntityManager, jobId: number): Promise<void> {
    const [job] = await em.execute<Array<{ isRemoved: boolean; isClosed: boolean }>>(
      `select is_removed as "isRemoved",
         closed_for_removal_at is not null or not ${isJobOpenSql('?')} as "isClosed"
       from job_ref where id = ? for share`,
      [this.clock.today(), jobId],
    );
    if (job?.isRemoved) throw removedJobError();
    if (!job || job.isClosed) throw new AppError('JOB_CLOSED');
  }
}
