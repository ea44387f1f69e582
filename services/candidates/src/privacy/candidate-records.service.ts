import { Injectable } from '@nestjs/common';
import type {
  Application,
  CandidateExport,
  CandidateName,
  DraftRecord,
  EducationView,
  ExperienceView,
  HistoryEntryView,
  PersonView,
  ResumeAccessView,
  ResumeView,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, currentActor } from '@araucaria/platform';
import { CandidateQueryService, candidateNotFound } from '../lists/candidate-query.service.js';
import { CandidateScopeService, inScopeSql, scopeValues } from '../lists/candidate-scope.service.js';
import { JobAlertsService } from '../alerts/job-alerts.service.js';
import { NewResumesService } from '../apply/new-resumes.service.js';
import { EDUCATION_COLUMNS, EXPERIENCE_COLUMNS } from '../records/person-records.js';
import { profileOf } from '../records/profile.mapper.js';
import { undoOfferSql } from '../pipeline/undo-offer.sql.js';
import { ResumeNoticesService } from '../apply/resume-notices.service.js';

interface DraftRow {
  form: Omit<Application, 'resumeKey' | 'sender'>;
  hasFile: boolean;
  jobTitle: string | null;
  createdAt: string;
  expiresAt: string;
}

/** Those of the given candidates that are not in quarantine. */
const VISIBLE = 'select id from candidate where id = any($1)';

/** Records that belong to candidates; none for unknown ids and candidates in quarantine. */
@Injectable()
export class CandidateRecordsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly queries: CandidateQueryService,
    private readonly scope: CandidateScopeService,
    private readonly resumeNotices: ResumeNoticesService,
    private readonly jobAlerts: JobAlertsService,
    private readonly newResumes: NewResumesService,
    private readonly clock: Clock,
  ) {}

  async persons(candidateIds: number[]): Promise<PersonView[]> {
    const sql = `
      select c.person_id as id, c.id as "candidateId", (
        select json_agg(json_build_object('id', o.id, 'jobId', o.job_id, 'jobTitle', j.title, 'status', o.status,
            'createdAt', ${isoInstantSql('o.created_at')})
          order by o.created_at desc, o.id desc)
        from candidate o left join job_ref j on j.id = o.job_id
        where o.person_id = c.person_id and ${inScopeSql(2, 'o')}) as applications
      from candidate c where c.id = any($1) and ${inScopeSql(2)}`;
    const values = [candidateIds, ...scopeValues('candidates.read')];
    return this.database.read<PersonView>({ name: 'persons', text: sql, values });
  }

  async namesWithPersons(candidateIds: number[]): Promise<CandidateName[]> {
    const [names, persons] = await Promise.all([
      this.queries.names(candidateIds),
      this.persons(candidateIds),
    ]);
    const personOf = new Map(persons.map((person) => [person.candidateId, person]));
    return names.map((name) => {
      const person = personOf.get(name.id);
      return { ...name, ...(person && { person }) };
    });
  }

  /** Of the persons of these applications, whichever application they were sent with. */
  async experiences(candidateIds: number[]): Promise<ExperienceView[]> {
    const visible = await this.scope.filter(candidateIds, 'candidates.read');
    const sql = `
      select c.id as "candidateId", ${EXPERIENCE_COLUMNS}
      from candidate c join experience x using (person_id) where c.id = any($1) order by x.start_date desc, x.id`;
    return this.database.read<ExperienceView>({ name: 'experiences', text: sql, values: [visible] });
  }

  /** As {@link experiences}. */
  async education(candidateIds: number[]): Promise<EducationView[]> {
    const visible = await this.scope.filter(candidateIds, 'candidates.read');
    const sql = `
      select c.id as "candidateId", ${EDUCATION_COLUMNS}
      from candidate c join education x using (person_id) where c.id = any($1) order by x.start_date desc, x.id`;
    return this.database.read<EducationView>({ name: 'education', text: sql, values: [visible] });
  }

  async history(candidateIds: number[]): Promise<HistoryEntryView[]> {
    const visible = await this.scope.filter(candidateIds, 'candidates.read');
    const sql = `
      select e.id, candidate_id as "candidateId", kind, from_value as "from", to_value as "to", note,
        r.label as reason, actor_id as "actorId", actor_name as "actorName",
        ${isoInstantSql('at')} as at, ${undoOfferSql(2)} as undo
      from history_entry e left join rejection_reason r on r.id = e.reason_id
        left join change_series s on s.id = e.series_id
      where candidate_id in (${VISIBLE}) order by e.id`;
    const values = [visible, this.clock.now(), ...scopeValues('candidates.decide')];
    return this.database.read<HistoryEntryView>({ name: 'history', text: sql, values });
  }

  /** Returns the key of the file and records the access in one transaction, so that no access is unrecorded. */
  async openResume(id: number): Promise<ResumeView> {
    if (!(await this.scope.filter([id], 'resumes.read')).length) throw candidateNotFound();
    const actor = currentActor();
    const sql = `
      with access as (
        insert into resume_access (candidate_id, actor_id, actor_name)
        select id, ?, ? from candidate where id = ? and resume_key is not null returning candidate_id)
      select c.id as "candidateId", c.resume_key as key, c.resume_filename as filename,
        c.resume_content_type as "contentType"
      from candidate c join access on access.candidate_id = c.id`;
    const values = [actor?.id ?? null, actor?.username ?? null, id];
    const resume = await this.database.transaction(async (em) => {
      const [opened] = await em.execute<ResumeView[]>(sql, values);
      if (opened) this.outbox.audit(em, { action: 'resume.opened', subject: 'candidate', subjectId: id });
      return opened;
    });
    if (resume) return resume;
    await this.queries.byId(id);
    throw new AppError('NOT_FOUND', 'O currículo não está disponível para este candidato');
  }

  /** As {@link openResume}, of a file that is opened by its address. */
  async openResumeFile(key: string): Promise<{ isRecorded: boolean }> {
    const [latest] = await this.database.read<{ id: number }>({
      name: 'candidate-of-resume',
      text: `select c.id from candidate c where c.resume_key = $1 and ${inScopeSql(2)} order by c.id desc limit 1`,
      values: [key, ...scopeValues('resumes.read')],
    });
    if (latest) await this.openResume(latest.id);
    return { isRecorded: latest !== undefined };
  }

  async isResumeInScope(key: string): Promise<boolean> {
    const found = await this.database.read({
      name: 'resume-in-scope',
      text: `select 1 from candidate c where c.resume_key = $1 and ${inScopeSql(2)} limit 1`,
      values: [key, ...scopeValues('resumes.read')],
    });
    return found.length > 0;
  }

  async resumeAccesses(candidateIds: number[]): Promise<ResumeAccessView[]> {
    const visible = await this.scope.filter(candidateIds, 'resumes.read');
    const sql = `
      select id, candidate_id as "candidateId", actor_id as "actorId", actor_name as "actorName",
        ${isoInstantSql('at')} as at
      from resume_access where candidate_id in (${VISIBLE}) order by id desc`;
    return this.database.read<ResumeAccessView>({ name: 'resume-accesses', text: sql, values: [visible] });
  }

  /** All personal data of a candidate, which Brazilian law (LGPD) grants on request. */
  async exportOne(id: number): Promise<CandidateExport> {
    const candidate = await this.queries.byId(id);
    const [experiences, education, history, resumeAccesses, notices, drafts, jobAlerts, newResumes] =
      await Promise.all([
        this.experiences([id]),
        this.education([id]),
        this.history([id]),
        this.resumeAccesses([id]),
        this.resumeNotices.byCandidateIds([id]),
        this.drafts(id),
        this.jobAlerts.ofCandidate(id),
        this.newResumes.ofCandidate(id),
      ]);
    const [reading] = notices;
    const resumeNotices = reading?.notices ?? null;
    const read = { resumeLanguages: reading?.languages ?? null, resumeSkills: reading?.skills ?? null };
    const ofApplication = {
      candidate,
      experiences,
      education,
      history,
      resumeAccesses,
      resumeNotices,
      ...read,
    };
    return { ...ofApplication, drafts, jobAlerts, newResumes };
  }

  /** Unconfirmed drafts of the person of an application, newest first. */
  private async drafts(candidateId: number): Promise<DraftRecord[]> {
    const rows = await this.database.read<DraftRow>({
      name: 'drafts-of-candidate',
      text: `select d.form, d.resume_key is not null as "hasFile", j.title as "jobTitle",
         ${isoInstantSql('d.created_at')} as "createdAt",
         ${isoInstantSql('d.expires_at')} as "expiresAt"
       from candidate c join application_draft d using (person_id) left join job_ref j on j.id = d.job_id
       where c.id = $1 order by d.id desc`,
      values: [candidateId],
    });
    return rows.map(({ form, hasFile, ...row }) => ({
      ...profileOf(form),
      ...row,
      coverLetter: form.coverLetter ?? null,
      additionalInfo: form.additionalInfo ?? null,
      referralCode: form.referralCode ?? null,
      referrerName: form.referrerName ?? null,
      referrerEmail: form.referrerEmail ?? null,
      ipAddress: form.ipAddress ?? null,
      resumeFilename: hasFile ? (form.resumeFilename ?? 'curriculo.pdf') : null,
    }));
  }
}
