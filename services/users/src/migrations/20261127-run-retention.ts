import { Migration } from '@mikro-orm/migrations';

export class RunRetention20261127 extends Migration {
  override up(): void {
    this.addSql(`
      -- Only rules that were changed; the others have the defaults of RETENTION_KINDS and are off.
      create table retention_rule (
        kind text primary key,
        enabled boolean not null,
        term_days integer not null check (term_days > 0),
        changed_at timestamptz not null,
        changed_by integer
      );

      create table retention_run (
        id uuid primary key,
        dry_run boolean not null,
        -- null: the daily cron job.
        started_by integer,
        request_id text,
        -- The kinds of the run with their terms in days.
        terms jsonb not null,
        -- Results of each service that has finished, by its name. Ids and counts only: the report outlives the persons.
        results jsonb not null default '{}',
        started_at timestamptz not null,
        finished_at timestamptz
      );
      -- At most one run is under way.
      create unique index retention_run_unfinished on retention_run ((finished_at is null)) where finished_at is null;
      create index retention_run_newest on retention_run (started_at desc);
    `);
  }
}
