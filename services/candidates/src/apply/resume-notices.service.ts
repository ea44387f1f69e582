import { Injectable } from '@nestjs/common';
import {
  CandidatesRpc,
  UNUSED_UPLOAD_TTL_MS,
  type ByIds,
  type RecordResumeNotices,
  type ResumeNoticesView,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Rpc } from '@araucaria/platform';
import { CandidateScopeService } from '../lists/candidate-scope.service.js';

/**
 * Notices of the parser about résumés, with the languages and skills that it read. A file is parsed before its candidate
 * applies, so that they are stored under the key of the file.
 */
@Injectable()
export class ResumeNoticesService {
  constructor(
    private readonly database: Database,
    private readonly scope: CandidateScopeService,
  ) {}

  /** What is not known any more stays as it was read. */
  @Rpc(CandidatesRpc.recordResumeNotices)
  async record({ key, notices, languages, skills }: RecordResumeNotices): Promise<void> {
    await this.database.write({
      name: 'record-resume-notices',
      text: `insert into resume_reading as r (key, notices, languages, skills) values ($1, $2, $3, $4)
       on conflict (key) do update set notices = excluded.notices, at = now(),
         languages = coalesce(excluded.languages, r.languages), skills = coalesce(excluded.skills, r.skills)`,
      values: [key, notices, languages && JSON.stringify(languages), skills && JSON.stringify(skills)],
    });
  }

  /** Forgets what was read in files without an application when the files themselves are removed. */
  private async forgetUnused(): Promise<void> {
    await this.database.write({
      name: 'forget-unused-readings',
      text: `update resume_reading r set languages = null, skills = null
       where r.at < now() - make_interval(secs => $1) and (r.languages is not null or r.skills is not null)
         and not exists (select 1 from candidate_record c where c.resume_key = r.key)
         and not exists (select 1 from person_resume p where p.resume_key = r.key) returning 1`,
      values: [UNUSED_UPLOAD_TTL_MS / 1_000],
    });
  }

  /** Removes notices of files without an application: after 30 days their forms are not sent any more. @returns how many */
  async removeUnused(): Promise<number> {
    await this.forgetUnused();
    const removed = await this.database.write({
      name: 'remove-unused-readings',
      text: `delete from resume_reading r where r.at < now() - interval '30 days'
         and not exists (select 1 from candidate_record c where c.resume_key = r.key)
         and not exists (select 1 from person_resume p where p.resume_key = r.key) returning 1`,
    });
    return removed.length;
  }

  @Rpc(CandidatesRpc.resumeNotices)
  async byCandidateIds({ ids }: ByIds): Promise<ResumeNoticesView[]> {
    const visible = await this.scope.filter(ids, 'resumes.read');
    const sql = `select c.id as "candidateId", r.notices, r.languages, r.skills from candidate c
      join resume_reading r on r.key = c.resume_key where c.id = any($1)`;
    return this.database.read<ResumeNoticesView>({ name: 'resume-notices', text: sql, values: [visible] });
  }
}
