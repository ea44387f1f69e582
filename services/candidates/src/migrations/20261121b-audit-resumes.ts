import { Migration } from '@mikro-orm/migrations';

export class AuditResumes20261121 extends Migration {
  override up(): void {
    this.addSql(`
      create table resume_access (
        id integer generated always as identity primary key,
        candidate_id integer not null constraint resume_access_candidate references candidate on delete cascade,
        actor_id integer,
        actor_name text,
        at timestamptz not null default now()
      );
      create index resume_access_of_candidate on resume_access (candidate_id, id);
    `);
  }
}
