import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a copy of the titles of jobs, by which interviews are searched. Events keep it; the service copies the titles of earlier
 * interviews when it starts.
 */
export class CopyJobTitles20261124 extends Migration {
  override up(): void {
    this.addSql(`
      create table job_ref (
        id integer primary key,
        -- Empty if the job is removed or reserved: no search finds it.
        title text not null,
        is_removed boolean not null default false,
        -- Time of the newest event; an older event that arrives later changes nothing. '-infinity': copied without an event.
        as_of timestamptz not null
      );
      -- The reserved jobs, about which no events are published.
      insert into job_ref (id, title, as_of) values (1, '', 'infinity'), (5, '', 'infinity');
    `);
  }
}
