import { Migration } from '@mikro-orm/migrations';

/** Keys that must outlive the secret they are protected by. */
export class WrapAccountKeys20261130 extends Migration {
  override up(): void {
    this.addSql(`
      create table account_key (
        purpose text primary key,
        -- AES-256-GCM under a key of ACCOUNT_SECRET, bound to the purpose.
        wrapped text not null
      );
    `);
  }
}
