import { Migration } from '@mikro-orm/migrations';

/**
 * The persons of deleted applications are found by their keys: the statement before compared each of 30,000 persons with each
 * deleted application, because the number of rows of a transition table is not known when the statement is planned. An
 * array is always looked up by the index. The two indexes serve deletions of the rows that their columns name.
 */
export class FindPersonsByKey20261206 extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function remove_person() returns trigger language plpgsql security definer set search_path from current as $$
      declare
        ids integer[] := array(select distinct person_id from old_rows);
      begin
        perform from person where id = any(ids) order by id for update;
        delete from person p where p.id = any(ids)
          and not exists (select from candidate_record c where c.person_id = p.id);
        return null;
      end $$;

      create index if not exists candidate_link_of_candidate on candidate_link (candidate_id);
      create index if not exists history_of_reason on history_entry (reason_id) where reason_id is not null;
    `);
  }
}
