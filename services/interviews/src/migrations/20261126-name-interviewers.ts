import { Migration } from '@mikro-orm/migrations';

/** The users who interview. Interviews of earlier releases name none. */
export class NameInterviewers20261126 extends Migration {
  override up(): void {
    this.addSql(`
      alter table interview add column interviewer_ids integer[] not null default '{}';
      create index interview_interviewers on interview using gin (interviewer_ids);
    `);
  }
}
