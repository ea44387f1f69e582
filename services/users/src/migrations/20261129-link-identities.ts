import { Migration } from '@mikro-orm/migrations';

export class LinkIdentities20261129 extends Migration {
  override up(): void {
    this.addSql(`
      -- The users of identity providers, by the name that never changes.
      create table account_identity (
        issuer text not null,
        subject text not null,
        account_id integer not null constraint account_identity_account references account on delete cascade,
        linked_at timestamptz not null,
        used_at timestamptz not null,
        primary key (issuer, subject)
      );
      create index account_identity_of_account on account_identity (account_id);
    `);
  }
}
