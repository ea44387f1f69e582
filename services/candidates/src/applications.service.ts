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
import { JobRefsService } from './job-refs.service.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly jobRefs: JobRefsService,
  ) {}

  async apply(input: Application): Promise<{ id: number }> {
    const { jobId } = input;
    const job = jobId ? await this.jobRefs.findOpen(jobId) : undefined;
    try {
      return await this.database.transaction(async (em) => {
        if (jobId) await this.jobRefs.lockOpen(em, jobId, job);
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
      // The unique index decides, so that only one of two simultaneous applications is accepted.
      if (violatedConstraint(error) === 'candidate_email') throw new AppError('EMAIL_ALREADY_EXISTS');
      throw error;
    }
  }

  /** Stores a candidate with the records of the application; publishes nothing. */
  async store(em: EntityManager, input: Application, appliedAt: Date): Promise<Candidate> {
    const { experiences = [], education = [], ...details } = input;
    const candidate = em.create(Candidate, Candidate.fromApplication(details, appliedAt));
    await em.persist(candidate).flush();
    const { id: candidateId, status: to } = candidate;
    HistoryEntry.record(em, { candidateId, kind: 'status', from: null, to, at: appliedAt });
    for (const one of experiences)
      em.create(Experience, Experience.fromInput(candidateId, one), { persist: true });
    for (const one of education)
      em.create(Education, Education.fromInput(candidateId, one), { persist: true });
    return candidate;
  }
}
