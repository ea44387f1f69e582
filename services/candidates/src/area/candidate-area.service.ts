import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesRpc,
  PROFILE_FIELDS,
  isHired,
  type Application,
  type ApplyAgain,
  type ByPerson,
  type CorrectProfile,
  type StoredArea,
  type StoredAreaApplication,
  type UndoWithdrawal,
  type Withdraw,
  type Withdrawal,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { ApplicationsService } from '../apply/applications.service.js';
import { Candidate } from '../records/candidate.entity.js';
import { isNoteSql } from '../records/history-entry.entity.js';
import { JobRefsService } from '../jobs/job-refs.service.js';
import { JobAlertsService } from '../alerts/job-alerts.service.js';
import { lastResumeFields, lastResumeOf } from '../records/last-resume.js';
import { Person } from '../records/person.entity.js';
import { latestApplicationOf, lockPerson, personErased } from '../records/person-lock.js';
import { educationOf, experiencesOf } from '../records/person-records.js';
import { announceRename } from '../records/rename.js';
import { assertProfileRules } from '../records/profile-rules.js';
import { profileOf } from '../records/profile.mapper.js';
import { StatusChangesService } from '../pipeline/status-changes.service.js';
import { StatusWriterService } from '../pipeline/status-writer.service.js';

const APPLICATIONS = `
  select c.id, c.job_id as "jobId", j.title as "jobTitle", c.resume_filename as "resumeFilename",
    ${isoInstantSql('c.created_at')} as "createdAt", ${isoInstantSql('c.retention_until')} as "retentionUntil",
    (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'to', e.to_value, 'at', ${isoInstantSql('e.at')},
        'changeId', case when e.actor_id is not null then e.change_id end, 'undoes', e.undoes) order by e.id), '[]')
      from history_entry e where e.candidate_id = c.id and not ${isNoteSql('e')}) as changes,
    (select json_build_object('changeId', e.change_id, 'at', ${isoInstantSql('e.at')}) from history_entry e
      where e.candidate_id = c.id and c.status = 'declined' and e.kind = 'status' and e.to_value = 'declined'
        and e.actor_id is null and e.change_id is not null order by e.id desc limit 1) as withdrawal
  from candidate c left join job_ref j on j.id = c.job_id
  where c.person_id = $1 order by c.created_at desc, c.id desc`;

const RESUME_ACCESSES = `
  select a.candidate_id as "candidateId", a.actor_id as "actorId", ${isoInstantSql('a.at')} as at
  from resume_access a join candidate c on c.id = a.candidate_id where c.person_id = $1 order by a.id desc`;

type Correction = Omit<CorrectProfile, 'personId'>;

/** What a person sees and does in 'Minha candidatura'. The gateway has checked the session of the person. */
@Injectable()
export class CandidateAreaService {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsService,
    private readonly changes: StatusChangesService,
    private readonly writer: StatusWriterService,
    private readonly jobRefs: JobRefsService,
    private readonly jobAlerts: JobAlertsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} `UNAUTHENTICATED` for a person who was erased, as the other calls */
  @Rpc(CandidatesRpc.area)
  async read({ personId }: ByPerson): Promise<StoredArea> {
    const [person, applications, resumeAccesses, lastResume, jobAlerts, experiences, education] =
      await Promise.all([
        this.database.read((em) => em.findOne(Person, personId)),
        this.database.read<StoredAreaApplication>({
          name: 'area-applications',
          text: APPLICATIONS,
          values: [personId],
        }),
        this.database.read<StoredArea['resumeAccesses'][number]>({
          name: 'area-accesses',
          text: RESUME_ACCESSES,
          values: [personId],
        }),
        this.database.read((em) => lastResumeOf(em, personId)),
        this.jobAlerts.ofPerson(personId),
        experiencesOf(this.database, personId),
        educationOf(this.database, personId),
      ]);
    if (!person) throw personErased();
    return {
      email: person.email,
      profile: profileOf(person),
      consentVersion: person.consentVersion ?? null,
      consentAt: person.consentAt?.toISOString() ?? null,
      applications,
      resumeAccesses,
      lastResume: lastResume ?? null,
      jobAlerts,
      experiences,
      education,
    };
  }

  @Rpc(CandidatesRpc.withdraw)
  withdraw({ personId, id, reason }: Withdraw): Promise<Withdrawal> {
    return this.database.transaction(async (em) => {
      const application = await lockApplication(em, personId, id);
      if (isHired(application.status))
        throw new AppError('CHANGED_MEANWHILE', 'Esta contratação já foi feita.');
      const earlier = application.status === 'declined' ? await withdrawalOf(em, id) : undefined;
      if (earlier) return { changeId: earlier };
      const changeId = randomUUID();
      this.writer.set(em, application, 'declined', { note: reason, changeId });
      return { changeId };
    });
  }

  /** Undoes a withdrawal by the candidate; changes by staff are not found. */
  @Rpc(CandidatesRpc.undoWithdrawal)
  async undoWithdrawal({ personId, id, changeId }: UndoWithdrawal): Promise<void> {
    const isOwn = await this.database.transaction(async (em) => {
      await lockApplication(em, personId, id);
      return (await withdrawalOf(em, id)) === changeId;
    });
    if (!isOwn) throw new AppError('NOT_FOUND', 'Mudança não encontrada');
    await this.changes.undo({ changeId }).catch((error: unknown) => {
      // Its details name staff.
      throw error instanceof AppError && error.code === 'CHANGED_MEANWHILE'
        ? new AppError('CHANGED_MEANWHILE', 'Esta candidatura mudou nesse meio tempo.')
        : error;
    });
  }

  /** Applies with the profile, the consent and the last résumé of the person. */
  @Rpc(CandidatesRpc.applyAgain)
  async applyAgain({ personId, ...form }: ApplyAgain): Promise<{ id: number }> {
    if (form.jobId) await this.jobRefs.copyMissing(form.jobId);
    const id = await this.database.transaction(async (em) => {
      const person = await lockPerson(em, personId);
      const application: Application = {
        ...form,
        ...present(profileOf(person)),
        firstName: person.firstName,
        lastName: person.lastName,
        phone: person.phone,
        email: person.email,
        ...(person.consentVersion != null && { consentVersion: person.consentVersion }),
        ...(await lastResumeFields(em, personId)),
      };
      return this.applications.storeFurther(em, { personId, application });
    });
    return { id };
  }

  @Rpc(CandidatesRpc.correctProfile)
  correctProfile({ personId, ...profile }: CorrectProfile): Promise<void> {
    return this.database.transaction(async (em) => {
      const person = await lockPerson(em, personId);
      const changed = PROFILE_FIELDS.filter((field) => (profile[field] ?? null) !== (person[field] ?? null));
      if (!changed.length) return;
      assertProfileRules(profile, person);
      assign(person, profile);
      person.updatedAt = this.clock.now();
      await announceRename(em, this.outbox, { personId, changed });
      this.outbox.audit(em, {
        action: 'candidate.profile-changed',
        subject: 'candidate',
        subjectId: await latestApplicationOf(em, personId),
        details: { fields: changed.join(', ') },
      });
    });
  }
}

/** Locks an application of the person until the transaction ends. @throws {AppError} `NOT_FOUND` for any other */
async function lockApplication(em: EntityManager, personId: number, id: number): Promise<Candidate> {
  const own = await em.execute('select from candidate where id = ? and person_id = ? for update', [
    id,
    personId,
  ]);
  if (!own.length) throw new AppError('NOT_FOUND', 'Candidatura não encontrada');
  return em.findOneOrFail(Candidate, id);
}

/** The id of the last change by which the candidate has withdrawn the application. */
async function withdrawalOf(em: EntityManager, candidateId: number): Promise<string | undefined> {
  const [entry] = await em.execute<Array<{ changeId: string }>>(
    `select change_id as "changeId" from history_entry
     where candidate_id = ? and kind = 'status' and to_value = 'declined' and actor_id is null and change_id is not null
     order by id desc limit 1`,
    [candidateId],
  );
  return entry?.changeId;
}

/** The fields that have a value. */
const present = <T extends object>(fields: T): { [F in keyof T]?: NonNullable<T[F]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [F in keyof T]?: NonNullable<T[F]>;
  };

/** Required fields are never absent; the others are cleared. */
function assign(person: Person, { firstName, lastName, phone, ...optional }: Correction): void {
  Object.assign(person, { firstName, lastName, phone });
  for (const field of PROFILE_FIELDS)
    if (field !== 'firstName' && field !== 'lastName' && field !== 'phone')
      person[field] = optional[field] ?? null;
}
