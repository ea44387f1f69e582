import { Migration } from '@mikro-orm/migrations';

/** The columns of copies of jobs have the names and the rule of order of the other services' copies. */
export class NameJobRefs20261216 extends Migration {
  override up(): void {
    this.addSql(`
      alter table job_ref rename column told_at to as_of;
      alter table job_ref rename column released_at to closed_for_removal_at;
      update job_ref set as_of = '-infinity' where as_of is null;
      alter table job_ref
        -- Time of the newest event; an older event that arrives later changes nothing. '-infinity': copied without an event.
        alter column as_of set default '-infinity',
        alter column as_of set not null,
        add column is_removed boolean not null generated always as (removed_at is not null) stored;
    `);
  }
}
