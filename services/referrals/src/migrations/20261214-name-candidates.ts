import { Migration } from '@mikro-orm/migrations';
import { CREATE_ANSWERS } from '@araucaria/database';

/**
 * A copy of the candidate's name in each application, and keys of all names without accents and in lower case, by which pages of bonuses
 * are sorted and searched (decision 063). The service fills the copies of earlier applications when it starts.
 */
export class NameCandidates20261214 extends Migration {
  override up(): void {
    this.addSql(`
      create function plain(words text) returns text language sql immutable strict parallel safe as
        $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

      alter table referral_application
        -- null: not copied yet, or the candidate is erased or in quarantine.
        add column candidate_name text,
        add column name_key text generated always as (plain(candidate_name)) stored;
      alter table job_ref add column title_key text generated always as (plain(title)) stored;

      create index referral_application_by_name on referral_application (name_key, id);
      create index referral_application_completed on referral_application (second_paid_on desc, id desc)
        where second_paid_on is not null;
      create index referral_application_without_name on referral_application (candidate_id)
        where candidate_name is null and candidate_erased_at is null;
    `);
    this.addSql(CREATE_ANSWERS);
  }
}
