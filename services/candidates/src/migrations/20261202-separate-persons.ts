import { Migration } from '@mikro-orm/migrations';

/**
 * Persons and their applications, first step (decision 043): everything that the release before survives without knowing
 * persons. Triggers give a person to each application, experience and education that is stored without one, keep the
 * copies in applications, which lists sort and search by, and remove a person with the last application.
 */
export class SeparatePersons20261202 extends Migration {
  override up(): void {
    this.addSql(`
      create table person (
        id integer generated always as identity primary key,
        email text not null,
        first_name text not null,
        last_name text not null,
        phone text not null,
        address text,
        city text,
        state text,
        country text not null default 'Brasil',
        zip text,
        education_level text,
        education_course text,
        experience_summary text,
        linkedin_url text,
        portfolio_url text,
        consent_version text,
        consent_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint person_consent check ((consent_version is null) = (consent_at is null))
      );
      create unique index person_email on person (lower(email));

      alter table candidate_record add column person_id integer;
      alter table experience add column person_id integer;
      alter table education add column person_id integer;
    `);
    // The release before knows the rule that one e-mail is one person by the name of its index. Functions run as the
    // owner: the role of the service gets its privileges on the new table after the last migration.
    this.addSql(`
      create function add_person() returns trigger language plpgsql security definer set search_path from current as $$
      begin
        insert into person (email, first_name, last_name, phone, address, city, state, country, zip, education_level,
            education_course, experience_summary, linkedin_url, portfolio_url, consent_version, consent_at, created_at, updated_at)
          values (new.email, new.first_name, new.last_name, new.phone, new.address, new.city, new.state, new.country, new.zip,
            new.education_level, new.education_course, new.experience_summary, new.linkedin_url, new.portfolio_url,
            new.consent_version, new.consent_at, new.created_at, new.created_at)
          on conflict do nothing returning id into new.person_id;
        if new.person_id is null then
          raise unique_violation using message = 'duplicate key value violates unique constraint "candidate_email"',
            constraint = 'candidate_email', table = 'candidate_record', schema = tg_table_schema;
        end if;
        return new;
      end $$;
      create trigger add_person before insert on candidate_record
        for each row when (new.person_id is null) execute function add_person();

      create function find_person() returns trigger language plpgsql set search_path from current as $$
      begin
        new.person_id := (select person_id from candidate_record where id = new.candidate_id);
        return new;
      end $$;
      create trigger find_person before insert on experience
        for each row when (new.person_id is null) execute function find_person();
      create trigger find_person before insert on education
        for each row when (new.person_id is null) execute function find_person();
    `);
    // The lock of a person waits for an application that is just being stored, which the second statement then sees.
    this.addSql(`
      create function copy_person() returns trigger language plpgsql security definer set search_path from current as $$
      begin
        update candidate_record set email = new.email, first_name = new.first_name, last_name = new.last_name,
          phone = new.phone, address = new.address, city = new.city, state = new.state, country = new.country, zip = new.zip,
          education_level = new.education_level, education_course = new.education_course,
          experience_summary = new.experience_summary, linkedin_url = new.linkedin_url, portfolio_url = new.portfolio_url
        where person_id = new.id;
        return null;
      end $$;
      create trigger copy_person after update of email, first_name, last_name, phone, address, city, state, country, zip,
          education_level, education_course, experience_summary, linkedin_url, portfolio_url on person
        for each row execute function copy_person();

      create function remove_person() returns trigger language plpgsql security definer set search_path from current as $$
      begin
        perform from person where id in (select person_id from old_rows) order by id for update;
        delete from person p where p.id in (select person_id from old_rows)
          and not exists (select from candidate_record c where c.person_id = p.id);
        return null;
      end $$;
      create trigger remove_person after delete on candidate_record
        referencing old table as old_rows for each statement execute function remove_person();
    `);
  }
}
