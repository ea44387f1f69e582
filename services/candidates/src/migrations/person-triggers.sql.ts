/**
 * DDL of the triggers of persons and their files. They give a person to each application, experience and education that is stored
 * without one, keep the copies in applications, which lists sort and search by, and remove a person with the last application.
 *
 * Functions that are `security definer` run as the owner: the role of the service gets its privileges after the migration.
 */
export const PERSON_TRIGGERS = `
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

  -- The lock of a person waits for an application that is just being stored, which the second statement then sees. Persons are
  -- found by an array, which is always looked up by the index: the number of rows of a transition table is not known when
  -- the statement is planned.
  create function remove_person() returns trigger language plpgsql security definer set search_path from current as $$
  declare
    ids integer[] := array(select distinct person_id from old_rows);
  begin
    perform from person where id = any(ids) order by id for update;
    delete from person p where p.id = any(ids)
      and not exists (select from candidate_record c where c.person_id = p.id);
    return null;
  end $$;
  create trigger remove_person after delete on candidate_record
    referencing old table as old_rows for each statement execute function remove_person();

  create function queue_draft_file() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into removed_file (key) values (old.resume_key) on conflict do nothing;
    return null;
  end $$;
  create trigger queue_draft_file after delete on application_draft
    for each row when (old.resume_key is not null) execute function queue_draft_file();
  create trigger queue_resume_file after delete on person_resume
    for each row execute function queue_draft_file();

  create function own_resume() returns trigger language plpgsql set search_path from current as $$
  declare
    is_new boolean;
  begin
    insert into resume_owner (key, person_id) values (new.resume_key, new.person_id) on conflict (key) do nothing;
    is_new := found;
    -- A file that waits for its deletion has no owner any more and gets none.
    if (is_new and exists (select from removed_file where key = new.resume_key))
      or not exists (select from resume_owner where key = new.resume_key and person_id = new.person_id) then
      raise unique_violation using constraint = 'resume_of_person',
          message = 'a stored résumé belongs to one person (resume_of_person)';
    end if;
    return null;
  end $$;
  create trigger own_resume after insert or update of resume_key on candidate_record
    for each row when (new.resume_key is not null) execute function own_resume();
  create trigger own_resume after insert on application_draft
    for each row when (new.resume_key is not null) execute function own_resume();
  create trigger own_resume after insert on person_resume
    for each row execute function own_resume();
`;
