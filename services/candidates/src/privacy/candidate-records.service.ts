import { Injectable } from '@nestjs/common';
import {
  CandidatesRpc,
  type Application,
  type ById,
  type ByIds,
  type ByResumeKey,
  type CandidateExport,
  type CandidateName,
  type ConsentVersionView,
  type DraftRecord,
  type EducationView,
  type ExperienceView,
  type HistoryEntryView,
  type NamesOf,
  type PersonView,
  type ResumeAccessView,
  type ResumeView,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, currentActor } from '@araucaria/platform';
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

  @Rpc(CandidatesRpc.persons)
  async persons({ ids }: ByIds): Promise<PersonView[]> {
    const sql = `
      select c.person_id as id, c.id as "candidateId", (
        select json_agg(json_build_object('id', o.id, 'jobId', o.job_id, 'jobTitle', j.title, 'status', o.status,
            'createdAt', ${isoInstantSql('o.created_at')})
          order by o.created_at desc, o.id desc)
        from candidate o left join job_ref j on j.id = o.job_id
        where o.person_id = c.person_id and ${inScopeSql(2, 'o')}) as applications
      from candidate c where c.id = any($1) and ${inScopeSql(2)}`;
    const values = [ids, ...scopeValues('candidates.read')];
    return this.database.read<PersonView>({ name: 'persons', text: sql, values });
  }

  @Rpc(CandidatesRpc.names)
  async names({ ids, withPersons }: NamesOf): Promise<CandidateName[]> {
    if (!withPersons) return this.queries.names(ids);
    const [names, persons] = await Promise.all([this.queries.names(ids), this.persons({ ids })]);
    const personOf = new Map(persons.map((person) => [person.candidateId, person]));
    return names.map((name) => {
      const person = personOf.get(name.id);
      return { ...name, ...(person && { person }) };
    });
  }

  /** Of the persons of these applications, whichever application they were sent with. */
  @Rpc(CandidatesRpc.experiences)
  async experiences({ ids }: ByIds): Promise<ExperienceView[]> {
    const visible = await this.scope.filter(ids, 'candidates.read');
    const sql = `
      select c.id as "candidateId", ${EXPERIENCE_COLUMNS}
      from candidate c join experience x using (person_id) where c.id = any($1) order by x.start_date desc, x.id`;
    return this.database.read<ExperienceView>({ name: 'experiences', text: sql, values: [visible] });
  }

  /** As {@link experiences}. */
  @Rpc(CandidatesRpc.education)
  async education({ ids }: ByIds): Promise<EducationView[]> {
    const visible = await this.scope.filter(ids, 'candidates.read');
    const sql = `
      select c.id as "candidateId", ${EDUCATION_COLUMNS}
      from candidate c join education x using (person_id) where c.id = any($1) order by x.start_date desc, x.id`;
    return this.database.read<EducationView>({ name: 'education', text: sql, values: [visible] });
  }

  @Rpc(CandidatesRpc.history)
  async history({ ids }: ByIds): Promise<HistoryEntryView[]> {
    const visible = await this.scope.filter(ids, 'candidates.read');
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
  @Rpc(CandidatesRpc.openResume)
  async openResume({ id }: ById): Promise<ResumeView> {
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
    await this.queries.byId({ id });
    throw new AppError('NOT_FOUND', 'O currículo não está disponível para este candidato');
  }

  /** As {@link openResume}, of a file that is opened by its address. */
  @Rpc(CandidatesRpc.openResumeFile)
  async openResumeFile({ key }: ByResumeKey): Promise<{ isRecorded: boolean }> {
    const [latest] = await this.database.read<{ id: number }>({
      name: 'candidate-of-resume',
      text: `select c.id from candidate c where c.resume_key = $1 and ${inScopeSql(2)} order by c.id desc limit 1`,
      values: [key, ...scopeValues('resumes.read')],
    });
    if (latest) await this.openResume({ id: latest.id });
    return { isRecorded: latest !== undefined };
  }

  @Rpc(CandidatesRpc.isResumeInScope)
  async isResumeInScope({ key }: ByResumeKey): Promise<boolean> {
    const found = await this.database.read({
      name: 'resume-in-scope',
      text: `select 1 from candidate c where c.resume_key = $1 and ${inScopeSql(2)} limit 1`,
      values: [key, ...scopeValues('resumes.read')],
    });
    return found.length > 0;
  }

  @Rpc(CandidatesRpc.resumeAccesses)
  async resumeAccesses({ ids }: ByIds): Promise<ResumeAccessView[]> {
    const visible = await this.scope.filter(ids, 'resumes.read');
    const sql = `
      select id, candidate_id as "candidateId", actor_id as "actorId", actor_name as "actorName",
        ${isoInstantSql('at')} as at
      from resume_access where candidate_id in (${VISIBLE}) order by id desc`;
    return this.database.read<ResumeAccessView>({ name: 'resume-accesses', text: sql, values: [visible] });
  }

  /** All personal data of a candidate, which Brazilian law (LGPD) grants on request. */
  @Rpc(CandidatesRpc.exportOne)
  async exportOne({ id }: ById): Promise<CandidateExport> {
    const candidate = await this.queries.byId({ id });
    const [experiences, education, history, resumeAccesses, notices, drafts, jobAlerts, newResumes] =
      await Promise.all([
        this.experiences({ ids: [id] }),
        this.education({ ids: [id] }),
        this.history({ ids: [id] }),
        this.resumeAccesses({ ids: [id] }),
        this.resumeNotices.byCandidateIds({ ids: [id] }),
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

  /** Which versions of the texts of consent candidates have agreed to, the latest first. */
  @Rpc(CandidatesRpc.consentVersions)
  consentVersions(): Promise<ConsentVersionView[]> {
    return this.database.read<ConsentVersionView>({
      text: `select case when job_id is null then 'talent-bank' else 'application' end as text, consent_version as version,
         count(*)::int as consents,
         ${isoInstantSql('min(consent_at)')} as "firstAt",
         ${isoInstantSql('max(consent_at)')} as "lastAt"
       from candidate_record where consent_version is not null group by 1, 2 order by 1, max(consent_at) desc`,
    });
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
