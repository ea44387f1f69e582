import { Migration } from '@mikro-orm/migrations';

export class KeepCleaningRuns20261123 extends Migration {
  override up(): void {
    this.addSql(`
      create table cleaning_run (
        id uuid primary key,
        scope text not null check (scope in ('candidates', 'database')),
        actor_id integer not null,
        actor_name text not null,
        request_id text,
        -- Index into CLEANING_STAGES of the scope.
        stage integer not null default 0,
        -- Counts of each service that has finished, by its name.
        results jsonb not null default '{}',
        started_at timestamptz not null,
        finished_at timestamptz
      );
      -- At most one cleaning runs.
      create unique index cleaning_run_unfinished on cleaning_run ((finished_at is null)) where finished_at is null;
    `);
  }
}
