import { Injectable } from '@nestjs/common';
import type { RecordResumeNotices, ResumeNoticesView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';

/** What the parser noticed in résumés. A file is read before anybody applies with it, so it is kept by the file. */
@Injectable()
export class ResumeReadings {
  constructor(private readonly database: Database) {}

  async note({ key, notices }: RecordResumeNotices): Promise<void> {
    await this.database.transaction(async (em) => {
      // Files that nobody applied with say nothing about anybody; a form that is filled in for a month is not sent.
      await em.execute(
        `delete from resume_reading r where r.at < now() - interval '30 days'
           and not exists (select 1 from candidate c where c.resume_key = r.key)`,
      );
      await em.execute(
        `insert into resume_reading (key, notices) values (?, ?::text[])
         on conflict (key) do update set notices = excluded.notices, at = now()`,
        [key, `{${notices.join()}}`],
      );
    });
  }

  of(candidateIds: number[]): Promise<ResumeNoticesView[]> {
    const sql = `select c.id as "candidateId", r.notices from candidate c
      join resume_reading r on r.key = c.resume_key where c.id = any($1)`;
    return this.database.prepared<ResumeNoticesView>('resume-readings', sql, [candidateIds]);
  }
}
