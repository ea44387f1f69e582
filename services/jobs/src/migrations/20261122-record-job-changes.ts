import { Migration } from '@mikro-orm/migrations';

/** Versions of jobs and the edits of their fields, to report conflicts of an edit that began at an older version. */
export class RecordJobChanges20261122 extends Migration {
  override up(): void {
    this.addSql(`
      alter table job add column version integer not null default 1;

      create table job_change (
        job_id integer not null references job (id) on delete cascade,
        version integer not null,
        fields text[] not null,
        actor_id integer,
        actor_name text,
        changed_at timestamptz not null default now(),
        primary key (job_id, version)
      );
    `);
  }
}
