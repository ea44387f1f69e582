import { Migration } from '@mikro-orm/migrations';

export class KeepAccountLinks20261128 extends Migration {
  override up(): void {
    this.addSql(`
      alter table account
        -- No password: the user is invited, or logs in by single sign-on.
        alter column password_hash drop not null,
        add column invited_at timestamptz,
        add constraint account_invited check (invited_at is null or password_hash is null);
      create index account_email on account (lower(email)) where email is not null;

      -- Single-use links for a new or first password.
      create table account_link (
        id uuid primary key,
        account_id integer not null constraint account_link_account references account on delete cascade,
        kind text not null check (kind in ('reset', 'invitation')),
        -- SHA-256 of the tokens that were issued, newest last. Each attempt to send the e-mail issues one.
        token_hashes text[] not null default '{}',
        created_at timestamptz not null,
        expires_at timestamptz not null,
        closed_at timestamptz,
        outcome text check (outcome in ('used', 'replaced')),
        constraint account_link_outcome check ((closed_at is null) = (outcome is null))
      );
      create unique index account_link_open on account_link (account_id, kind) where closed_at is null;
      create index account_link_token on account_link using gin (token_hashes);
      create index account_link_recent on account_link (account_id, created_at);
    `);
  }
}
