import { Migration } from '@mikro-orm/migrations';

/**
 * Keys of names without accents and in lower case, by which pages of users are sorted and searched, and an index for each order and
 * search of the lists (decision 060).
 */
export class ListAccounts20261215 extends Migration {
  override up(): void {
    this.addSql(`
      create function plain(words text) returns text language sql immutable strict parallel safe as
        $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

      alter table account
        add column name_key text generated always as (plain(full_name)) stored,
        add column department_key text generated always as (plain(department)) stored,
        -- One text for each line.
        add column search_text text not null generated always as (plain(
          username || E'\\n' || coalesce(full_name, '') || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(department, '')
        )) stored;

      create index account_by_username on account (username_key collate "pt-BR-x-icu");
      create index account_search on account using gin (search_text public.gin_trgm_ops);
      -- Few of those who may log in or refer have a role.
      create index account_with_role on account (id) where is_admin or roles <> '{}';
    `);
  }
}
