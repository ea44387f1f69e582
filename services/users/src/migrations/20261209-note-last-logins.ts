import { Migration } from '@mikro-orm/migrations';

export class NoteLastLogins20261209 extends Migration {
  override up(): void {
    // When the account last logged in with all its factors; null: never. The audit trail knows earlier logins.
    this.addSql('alter table account add column last_login_at timestamptz');
    this.addSql(`
      update account set last_login_at = login.at
      from (select actor_id, max(occurred_at) as at from audit_entry where action = 'login' group by actor_id) as login
      where login.actor_id = account.id and account.erased_at is null
    `);
  }
}
