import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { CandidatesRpc, type Application } from '@araucaria/contracts';
import { Database, formAlreadySent, formHash, toJsonRow, violatedConstraint } from '@araucaria/database';
import { Outbox, type OutboxRow } from '@araucaria/messaging';
import { AppError, Clock, Rpc, businessDayOf, currentActor } from '@araucaria/platform';
import {
  APPLICATION_OF_FORM,
  CANDIDATE_COLUMNS,
  EDUCATION_COLUMNS,
  EXPERIENCE_COLUMNS,
  STORE_APPLICATION,
  STORE_FURTHER_APPLICATION,
  type StoredApplication,
} from './application.sql.js';
import { ApplicationDraftsService } from './application-drafts.service.js';
import { Candidate } from '../records/candidate.entity.js';
import { Education } from '../records/education.entity.js';
import { Experience } from '../records/experience.entity.js';
import { JobRefsService, removedJobError } from '../jobs/job-refs.service.js';
import { ReopeningService } from '../pipeline/reopening.service.js';
import { ResumeOwnersService } from '../records/resume-owners.service.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly jobRefs: JobRefsService,
    private readonly outbox: Outbox,
    private readonly drafts: ApplicationDraftsService,
    private readonly reopening: ReopeningService,
    private readonly owners: ResumeOwnersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the first application of a person. A known e-mail is refused, and the form kept as a draft. The same form again,
   * after its response was lost, gets the same response.
   * @throws {AppError} `NOT_FOUND`, `JOB_CLOSED`, `EMAIL_ALREADY_EXISTS`, `FORM_ALREADY_SENT`, `UNAVAILABLE`; `VALIDATION_FAILED` for the file of
   * another person
   */
  @Rpc(CandidatesRpc.apply)
  async apply(sent: Application): Promise<{ id: number }> {
    const hash = hashOf(sent);
    const input = await this.withOwnFile(sent, hash);
    return this.owners.orRefused(() => this.storeFirst(input, hash));
  }

  /** A form that was stored for another address has given its file to that person. */
  private async withOwnFile(sent: Application, hash: string): Promise<Application> {
    try {
      return await this.owners.withOwnFile(sent);
    } catch (error) {
      await this.storedAs(sent, hash);
      throw error;
    }
  }

  private async storeFirst(input: Application, formHash: string): Promise<{ id: number }> {
    const event = appliedEvent(input);
    const values = parameters(input, { appliedAt: this.clock.now(), event, formHash });
    const insert = async () => {
      const [row] = await this.database.write<StoredApplication & object>({
        name: 'store-application',
        text: STORE_APPLICATION,
        values,
      });
      return row as StoredApplication;
    };
    try {
      let stored = await insert();
      if (input.jobId && !stored.known) {
        await this.jobRefs.copyMissing(input.jobId);
        stored = await insert();
      }
      // The job may have closed since this form was stored and its response was lost.
      if (stored.id === null) {
        const before = await this.storedAs(input, formHash);
        if (before) return before;
        throw refusal(stored);
      }
      this.outbox.wakeRelay();
      return { id: stored.id };
    } catch (error) {
      // The unique index decides, so that only one of two simultaneous applications is accepted.
      const violated = violatedConstraint(error);
      if (violated !== 'person_email' && violated !== 'application_form_pkey') throw error;
      const stored = await this.storedAs(input, formHash);
      if (stored) return stored;
      if (violated !== 'person_email') throw error;
      await this.drafts.keep(input);
      throw new AppError('EMAIL_ALREADY_EXISTS');
    }
  }

  /** @throws {AppError} `FORM_ALREADY_SENT` if the form contained something else */
  private async storedAs({ formKey }: Application, hash: string): Promise<{ id: number } | undefined> {
    if (!formKey) return undefined;
    const [stored] = await this.database.read<{ id: number; hash: string | null }>({
      name: 'application-of-form',
      text: APPLICATION_OF_FORM,
      values: [formKey],
    });
    if (stored?.hash && stored.hash !== hash) throw formAlreadySent('application', stored.id);
    return stored && { id: stored.id };
  }

  /**
   * Stores a further application of a person and its event in the transaction of `em`, or reopens the one for the
   * same job that is withdrawn or in quarantine. It shows the person's data instead of those of `application`.
   * @returns its id
   * @throws {AppError} `NOT_FOUND` for the job or the person; `JOB_CLOSED`, `ALREADY_APPLIED`, `UNAVAILABLE` without a copy of the
   * job
   */
  async storeFurther(em: EntityManager, { personId, application }: FurtherApplication): Promise<number> {
    const reopened = await this.reopening.reopen(em, { personId, application });
    if (reopened !== undefined) return reopened;
    const event = appliedEvent(application);
    const values = parameters(application, { appliedAt: this.clock.now(), event });
    try {
      const stored = await execute(em, STORE_FURTHER_APPLICATION, [...values, personId]);
      if (stored.id !== null) {
        this.outbox.wakeRelayAfterCommit(em);
        return stored.id;
      }
      if (isAccepted(stored, application)) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      throw refusal(stored);
    } catch (error) {
      throw violatedConstraint(error) === 'candidate_of_person' ? new AppError('ALREADY_APPLIED') : error;
    }
  }

  /**
   * Stores a candidate with the records of the application in the transaction of `em`; publishes nothing.
   * @throws {Error} when the job of the application has no copy, or did not take applications then
   */
  async store(em: EntityManager, input: Application, appliedAt: Date): Promise<Candidate> {
    const { id } = await execute(em, STORE_APPLICATION, parameters(input, { appliedAt }));
    if (!id) throw new Error(`there is no job ${input.jobId} to apply to`);
    return em.findOneOrFail(Candidate, id);
  }
}

interface FurtherApplication {
  personId: number;
  application: Application;
}

interface Circumstances {
  appliedAt: Date;
  event?: OutboxRow;
  /** Of a form with a key. */
  formHash?: string;
}

/** Parameters of {@link STORE_APPLICATION}. */
function parameters(
  { experiences = [], education = [], formKey, sender: _sender, ...details }: Application,
  { appliedAt, event, formHash }: Circumstances,
): unknown[] {
  const actor = currentActor();
  const form = { form_key: formKey ?? null, form_hash: formHash ?? null };
  const candidate = Candidate.fromApplication(details, appliedAt);
  return [
    details.jobId ?? null,
    JSON.stringify({ ...toJsonRow(CANDIDATE_COLUMNS, candidate), ...form }),
    JSON.stringify(experiences.map((one) => toJsonRow(EXPERIENCE_COLUMNS, Experience.fromInput(one)))),
    JSON.stringify(education.map((one) => toJsonRow(EDUCATION_COLUMNS, Education.fromInput(one)))),
    actor?.id ?? null,
    actor?.username ?? null,
    event ? JSON.stringify(event) : null,
    businessDayOf(appliedAt),
  ];
}

/** Of what the visitor filled in, whatever their network. E-mails are compared regardless of case. */
const hashOf = ({ ipAddress: _ip, sender: _sender, email, ...filled }: Application): string =>
  formHash({ ...filled, email: email.toLowerCase() });

const appliedEvent = ({ jobId, referralCode }: Application): OutboxRow =>
  Outbox.row('candidate.applied', {
    jobId: jobId ?? null,
    referralCode: referralCode?.toUpperCase() ?? null,
  });

/** Runs a statement of `application.sql.ts` in the transaction of `em`. */
async function execute(em: EntityManager, statement: string, values: unknown[]): Promise<StoredApplication> {
  const { rows } = await em.getKysely().executeQuery<StoredApplication>(CompiledQuery.raw(statement, values));
  return rows[0] as StoredApplication;
}

/** Whether the job accepts the application. */
const isAccepted = ({ known, removed, closed }: StoredApplication, { jobId }: Application): boolean =>
  !jobId || (known && !removed && !closed);

/** Why the job does not accept the application. */
function refusal({ known, removed }: StoredApplication): AppError {
  if (!known) return new AppError('UNAVAILABLE');
  return removed ? removedJobError() : new AppError('JOB_CLOSED');
}
