import { Migration } from '@mikro-orm/migrations';

/**
 * A copy of the candidate's name and e-mail in each interview, by which lists are sorted and searched (decision 060), and indexes for
 * pages of the lists. The service fills the copies of earlier interviews when it starts, and those of the release before.
 */
export class NameCandidates20261213 extends Migration {
  override up(): void {
    this.addSql(`
      create function plain(words text) returns text language sql immutable strict parallel safe as
        $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

      alter table interview
        -- null: not copied yet, or the candidate is in quarantine.
        add column candidate_name text,
        add column candidate_email text,
        add column name_key text generated always as (coalesce(plain(candidate_name), '')) stored,
        add column search_text text generated always as (coalesce(plain(candidate_name || ' ' || candidate_email), '')) stored;
      alter table job_ref add column title_key text generated always as (plain(title)) stored;

      create index interview_of_status on interview (status, starts_at, id);
      create index interview_by_name on interview (name_key, starts_at, id);
      create index interview_search on interview using gin (search_text public.gin_trgm_ops);
      create index interview_without_name on interview (candidate_id) where candidate_name is null and not is_hidden;
    `);
  }
}
