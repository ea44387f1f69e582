import { Migration } from '@mikro-orm/migrations';

/** Requests of the public form wait for the confirmation of their address. */
export class ConfirmRequests20261129 extends Migration {
  override up(): void {
    this.addSql(`
      alter table subject_request
        add column email_confirmed_at timestamptz,
        -- SHA-256 of the tokens that were issued for the confirmation link, newest last.
        add column token_hashes text[] not null default '{}',
        add column expires_at timestamptz,
        drop constraint subject_request_state_check,
        drop constraint subject_request_check,
        drop constraint subject_request_check1,
        add constraint subject_request_state check (state in ('unconfirmed', 'open', 'fulfilled', 'refused')),
        add constraint subject_request_closed
          check ((state in ('unconfirmed', 'open')) = (closed_at is null)),
        add constraint subject_request_email check (state not in ('unconfirmed', 'open') or email is not null),
        add constraint subject_request_expiry check (state <> 'unconfirmed' or expires_at is not null);
      create index subject_request_token on subject_request using gin (token_hashes);
      create index subject_request_unconfirmed on subject_request (lower(email)) where state = 'unconfirmed';
      create index subject_request_expiring on subject_request (expires_at) where expires_at is not null;
    `);
  }
}
