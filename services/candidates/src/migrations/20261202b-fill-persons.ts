import { Migration } from '@mikro-orm/migrations';

/**
 * Second step: a person for each stored application, 5,000 to a transaction, so that changes of candidates wait for
 * milliseconds. A run that was interrupted continues: every statement may be repeated, and is a transaction of its own.
 * Constraints are validated after they were added, which holds up neither reads nor changes.
 */
export class FillPersons20261202 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      do $$
      declare
        last_id integer := 0;
      begin
        loop
          with batch as materialized (
            select * from candidate_record where id > last_id and person_id is null order by id limit 5000 for update
          ), numbered as materialized (
            select *, nextval(pg_get_serial_sequence('person', 'id'))::integer as new_person_id from batch
          ), added as (
            insert into person (id, email, first_name, last_name, phone, address, city, state, country, zip, education_level,
              education_course, experience_summary, linkedin_url, portfolio_url, consent_version, consent_at, created_at,
              updated_at) overriding system value
            select new_person_id, email, first_name, last_name, phone, address, city, state, country, zip, education_level,
              education_course, experience_summary, linkedin_url, portfolio_url, consent_version, consent_at, created_at,
              created_at
            from numbered
          ), worked as (
            update experience set person_id = new_person_id from numbered where candidate_id = numbered.id
          ), studied as (
            update education set person_id = new_person_id from numbered where candidate_id = numbered.id
          ), linked as (
            update candidate_record c set person_id = new_person_id from numbered where c.id = numbered.id returning c.id
          )
          select max(id) into last_id from linked;
          commit;
          exit when last_id is null;
        end loop;
      end $$`);
    this.addSql(`
      alter table candidate_record
        drop constraint if exists candidate_person_required,
        drop constraint if exists candidate_person,
        add constraint candidate_person_required not null person_id not valid,
        add constraint candidate_person foreign key (person_id) references person not valid`);
    this.addSql('alter table candidate_record validate constraint candidate_person_required');
    this.addSql('alter table candidate_record validate constraint candidate_person');
    this.addSql(
      'create unique index if not exists candidate_of_person on candidate_record (person_id, coalesce(job_id, 0))',
    );
    // With the person who sent them, not with the application.
    for (const table of ['experience', 'education']) {
      this.addSql(`
        alter table ${table}
          drop constraint if exists ${table}_person_required,
          drop constraint if exists ${table}_person,
          drop constraint if exists ${table}_candidate,
          alter column candidate_id drop not null,
          add constraint ${table}_person_required not null person_id not valid,
          add constraint ${table}_person foreign key (person_id) references person on delete cascade not valid,
          add constraint ${table}_candidate foreign key (candidate_id) references candidate_record on delete set null not valid`);
      for (const name of ['person_required', 'person', 'candidate'])
        this.addSql(`alter table ${table} validate constraint ${table}_${name}`);
      this.addSql(`create index if not exists ${table}_of_person on ${table} (person_id, start_date)`);
    }
  }
}
