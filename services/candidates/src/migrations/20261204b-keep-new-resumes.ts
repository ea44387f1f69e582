import { Migration } from '@mikro-orm/migrations';

/**
 * Files that persons send in the candidate's area: at most one that is confirmed, which further applications are sent with, and
 * one that is not. Deleting a row, in whatever way, queues its file for deletion.
 */
export class KeepNewResumes20261204 extends Migration {
  override up(): void {
    this.addSql(`
      create table person_resume (
        id integer generated always as identity primary key,
        person_id integer not null constraint person_resume_person references person on delete cascade,
        resume_key text not null,
        filename text not null,
        uploaded_at timestamptz not null,
        confirmed_at timestamptz
      );
      create unique index person_resume_of_person on person_resume (person_id, (confirmed_at is not null));
      create index person_resume_key on person_resume (resume_key);
      create index person_resume_unconfirmed on person_resume (uploaded_at) where confirmed_at is null;
      create trigger queue_resume_file after delete on person_resume
        for each row execute function queue_draft_file();
    `);
  }
}
