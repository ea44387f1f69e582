import { Injectable } from '@nestjs/common';
import type { RecordResumeNotices, ResumeNoticesView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { CandidateScopeService } from '../lists/candidate-scope.service.js';

/**
 * Notices of the parser about résumés. A file is parsed before its candidate applies, so that notices are stored under
 * the key of the file.
 */
@Injectable()
export class ResumeNoticesService {
  constructor(
    private readonly database: Database,
    private readonly scope: CandidateScopeService,
  ) {}

  async record({ key, notices }: RecordResumeNotices): Promise<void> {
    await this.database.write(
      'record-resume-notices',
      `insert into resume_reading (key, notices) values ($1, $2)
       on conflict (key) do update set notices = excluded.notices, at = now()`,
      [key, notices],
    );
  }

  /** Removes notices of files without an application: after 30 days their forms are not sent any more. @returns how many */
  async removeUnused(): Promise<number> {
    const removed = await this.database.rows(
      `delete from resume_reading r where r.at < now() - interval '30 days'
         and not exists (select 1 from candidate_record c where c.resume_key = r.key)
         and not exists (select 1 from person_resume p where p.resume_key = r.key) returning 1`,
    );
    return removed.length;
  }

  async byCandidateIds(candidateIds: number[]): Promise<ResumeNoticesView[]> {
    const visible = await this.scope.filter(candidateIds, 'resumes.read');
    const sql = `select c.id as "candidateId", r.notices from candidate c
      join resume_reading r on r.key = c.resume_key where c.id = any($1)`;
    return this.database.prepared<ResumeNoticesView>('resume-notices', sql, [visible]);
  }
}
