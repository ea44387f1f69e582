import { Migration } from '@mikro-orm/migrations';

/**
 * Whose file a stored résumé is: the person's who was the first to send its key. The database refuses it for every other
 * person, also from the release before. The owner ends with the person; a file of nobody is deleted.
 */
export class OwnResumes20261209 extends Migration {
  override up(): void {
    this.addSql(`
      create table resume_owner (
        key text primary key,
        person_id integer not null constraint resume_owner_person references person on delete cascade
      );
      create index resume_owner_of_person on resume_owner (person_id);

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

      insert into resume_owner (key, person_id)
      select distinct on (key) key, person_id from (
        select resume_key as key, person_id, created_at as at from candidate_record where resume_key is not null
        union all select resume_key, person_id, created_at from application_draft where resume_key is not null
        union all select resume_key, person_id, uploaded_at from person_resume
      ) held order by key, at
      on conflict (key) do nothing;
    `);
  }
}
