import { Migration } from '@mikro-orm/migrations';

export class AddSecondFactors20261125 extends Migration {
  override up(): void {
    this.addSql(`
      -- The authenticator app of an account (TOTP, RFC 6238).
      create table second_factor (
        account_id integer primary key constraint second_factor_account references account on delete cascade,
        -- AES-256-GCM under a key of ACCOUNT_SECRET, bound to the account.
        secret text,
        -- Of an app that is not confirmed yet. The confirmed one works until then.
        pending_secret text,
        confirmed_at timestamptz,
        -- Time step of the last accepted code: neither it nor an earlier one is accepted again.
        last_step integer not null default 0,
        constraint second_factor_confirmed check ((secret is null) = (confirmed_at is null)),
        constraint second_factor_secret check (secret is not null or pending_secret is not null)
      );

      create table recovery_code (
        account_id integer not null constraint recovery_code_account references account on delete cascade,
        -- HMAC-SHA-256 under a key of ACCOUNT_SECRET.
        digest text not null,
        used_at timestamptz,
        constraint recovery_code_pkey primary key (account_id, digest)
      );

      create table passkey (
        id integer generated always as identity primary key,
        account_id integer not null constraint passkey_account references account on delete cascade,
        credential_id text not null constraint passkey_credential_id unique,
        -- COSE.
        public_key bytea not null,
        -- Of the authenticator; 0 if it does not count. A lower value reveals a copied authenticator.
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index passkey_of_account on passkey (account_id);
    `);
  }
}
