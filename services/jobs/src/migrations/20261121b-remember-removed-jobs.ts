import { Migration } from '@mikro-orm/migrations';

/** Whoever follows an old link is told that the job is gone, not that it never was. */
export class RememberRemovedJobs20261121b extends Migration {
  override up(): void {
    this.addSql(`
      create table removed_job (
        id integer primary key,
        removed_at timestamptz not null default now()
      );
    `);
  }
}
