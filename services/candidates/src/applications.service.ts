import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Application, ErrorCode } from '@araucaria/contracts';
import { Database, toJsonRow, violatedConstraint } from '@araucaria/database';
import { Outbox, type OutboxRow } from '@araucaria/messaging';
import { AppError, currentActor } from '@araucaria/platform';
import {
  CANDIDATE_COLUMNS,
  EDUCATION_COLUMNS,
  EXPERIENCE_COLUMNS,
  STORE_APPLICATION,
  STORE_FURTHER_APPLICATION,
  type StoredApplication,
} from './application.sql.js';
import { Candidate } from './candidate.entity.js';
import { Education } from './education.entity.js';
import { Experience } from './experience.entity.js';
import { JobRefsService } from './job-refs.service.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly jobRefs: JobRefsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores the first application of a person.
   * @throws {AppError} `NOT_FOUND`, `JOB_CLOSED`, `EMAIL_ALREADY_EXISTS`, `UNAVAILABLE`
   */
  apply(input: Application): Promise<{ id: number }> {
    return this.storeWithEvent('store-application', STORE_APPLICATION, input);
  }

  /**
   * Stores a further application of a person, with the person's data.
   * @throws {AppError} `NOT_FOUND` for the job or the person; `JOB_CLOSED`, `ALREADY_APPLIED`, `UNAVAILABLE`
   */
  applyAs(personId: number, input: Application): Promise<{ id: number }> {
    return this.storeWithEvent('store-further-application', STORE_FURTHER_APPLICATION, input, personId);
  }

  private async storeWithEvent(
    name: string,
    sql: string,
    input: Application,
    ...person: [personId?: number]
  ): Promise<{ id: number }> {
    const { jobId, referralCode } = input;
    const job = jobId ? await this.jobRefs.findOpen(jobId) : undefined;
    const event = Outbox.row('candidate.applied', {
      jobId: jobId ?? null,
      referralCode: referralCode?.toUpperCase() ?? null,
    });
    const circumstances = { appliedAt: new Date(), isJobOpen: job !== undefined, event };
    const values = [...parameters(input, circumstances), ...person];
    const insert = async () => {
      const [row] = await this.database.write<StoredApplication & object>(name, sql, values);
      return row as StoredApplication;
    };
    try {
      let stored = await insert();
      if (job && !stored.known) {
        await this.jobRefs.addCopy(job);
        stored = await insert();
      }
      if (stored.id === null) throw refusal(stored, jobId);
      this.outbox.wakeRelay();
      return { id: stored.id };
    } catch (error) {
      // A unique index decides, so that only one of two simultaneous applications is accepted.
      const code = REFUSALS[violatedConstraint(error) ?? ''];
      throw code ? new AppError(code) : error;
    }
  }

  /**
   * Stores a candidate with the records of the application in the transaction of `em`; publishes nothing.
   * @throws {Error} when the job of the application has no copy
   */
  async store(em: EntityManager, input: Application, appliedAt: Date): Promise<Candidate> {
    const values = parameters(input, { appliedAt, isJobOpen: true });
    const { rows } = await em
      .getKysely()
      .executeQuery<StoredApplication>(CompiledQuery.raw(STORE_APPLICATION, values));
    const id = rows[0]?.id;
    if (!id) throw new Error(`there is no job ${input.jobId} to apply to`);
    return em.findOneOrFail(Candidate, id);
  }
}

interface Circumstances {
  appliedAt: Date;
  isJobOpen: boolean;
  event?: OutboxRow;
}

/** Parameters of {@link STORE_APPLICATION}. */
function parameters(
  { experiences = [], education = [], ...details }: Application,
  { appliedAt, isJobOpen, event }: Circumstances,
): unknown[] {
  const actor = currentActor();
  const candidate = Candidate.fromApplication(details, appliedAt);
  return [
    details.jobId ?? null,
    isJobOpen,
    JSON.stringify(toJsonRow(CANDIDATE_COLUMNS, candidate)),
    JSON.stringify(experiences.map((one) => toJsonRow(EXPERIENCE_COLUMNS, Experience.fromInput(one)))),
    JSON.stringify(education.map((one) => toJsonRow(EDUCATION_COLUMNS, Education.fromInput(one)))),
    actor?.id ?? null,
    actor?.username ?? null,
    event ? JSON.stringify(event) : null,
  ];
}

/** The codes of violated unique indexes. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  person_email: 'EMAIL_ALREADY_EXISTS',
  candidate_of_person: 'ALREADY_APPLIED',
};

/** Why nothing was stored: the job does not accept the application, or its person was erased meanwhile. */
function refusal({ known, removed, closed }: StoredApplication, jobId: number | undefined): AppError {
  if (!jobId || (known && !removed && !closed))
    return new AppError('NOT_FOUND', 'Candidato não encontrado');
  // Its `job.saved` may still be on its way, so that the job cannot be reported as not found.
  if (!known) return new AppError('UNAVAILABLE');
  return removed ? new AppError('NOT_FOUND', 'Vaga não encontrada.') : new AppError('JOB_CLOSED');
}
