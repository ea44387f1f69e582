import { Migration } from '@mikro-orm/migrations';

/** Ids of removed jobs, so that an old link is answered as a closed job instead of an unknown one. */
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
