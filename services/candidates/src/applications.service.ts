import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Application } from '@araucaria/contracts';
import { Database, violatedConstraint } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError } from '@araucaria/platform';
import { Candidate } from './candidate.entity.js';
import { Education } from './education.entity.js';
import { Experience } from './experience.entity.js';
import { HistoryEntry } from './history-entry.entity.js';
import { JobRefs } from './job-refs.service.js';

/** Takes applications. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly jobRefs: JobRefs,
  ) {}

  async apply(input: Application): Promise<{ id: number }> {
    const { jobId } = input;
    const job = jobId ? await this.jobRefs.findOpen(jobId) : undefined;
    try {
      return await this.database.transaction(async (em) => {
        if (jobId) await this.jobRefs.holdOpen(em, jobId, job);
        const candidate = await this.store(em, input, new Date());
        const { id: candidateId, referralCode } = candidate;
        this.outbox.add(em, 'candidate.applied', {
          candidateId,
          jobId: jobId ?? null,
          referralCode: referralCode ?? null,
        });
        return { id: candidateId };
      });
    } catch (error) {
      // The index decides, so that of two who send at once only one is accepted.
      if (violatedConstraint(error) === 'candidate_email') throw new AppError('EMAIL_ALREADY_EXISTS');
      throw error;
    }
  }

  /** Writes down a person and what belongs to them; telling is up to the caller. */
  async store(em: EntityManager, input: Application, at: Date): Promise<Candidate> {
    const candidate = em.create(Candidate, Candidate.applying(input, at));
    await em.persist(candidate).flush();
    const candidateId = candidate.id;
    HistoryEntry.record(em, { candidateId, kind: 'status', from: null, to: candidate.status, at });
    for (const { company, position, startDate, endDate, isCurrent, description } of input.experiences ?? []) {
      const period = { startDate, endDate: endDate ?? null, isCurrent: isCurrent ?? false };
      const facts = { candidateId, company, position, ...period, description: description ?? null };
      em.create(Experience, facts, { persist: true });
    }
    for (const { institution, degree, startDate, endDate, inProgress, description } of input.education ??
      []) {
      const period = { startDate, endDate: endDate ?? null, inProgress: inProgress ?? false };
      const facts = { candidateId, institution, degree, ...period, description: description ?? null };
      em.create(Education, facts, { persist: true });
    }
    return candidate;
  }
}
