import { Migration } from '@mikro-orm/migrations';

/** Versions of jobs, and who changed which fields: a later edit of an older version can name what it would overwrite. */
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
