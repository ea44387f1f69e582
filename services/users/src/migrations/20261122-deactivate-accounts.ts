import { Migration } from '@mikro-orm/migrations';

export class DeactivateAccounts20261122 extends Migration {
  override up(): void {
    this.addSql(`
      alter table account
        add column used_at timestamptz,
        add column deactivated_at timestamptz,
        add column erased_at timestamptz,
        add constraint account_erased check (erased_at is null or deactivated_at is not null);
      -- Whether they ever logged in was not kept: other services may refer to them.
      update account set used_at = created_at;
    `);
  }
}
