import { Migration } from '@mikro-orm/migrations';
import { CREATE_CRON_RUN, MESSAGING_TABLES } from '@araucaria/database/migrations';
import { ACCOUNT_TABLES } from './account-tables.sql.js';
import { AUDIT_TABLES } from './audit-tables.sql.js';
import { PRIVACY_TABLES } from './privacy-tables.sql.js';

export class UsersBaseline extends Migration {
  override up(): void {
    this.addSql(ACCOUNT_TABLES);
    this.addSql(AUDIT_TABLES);
    this.addSql(PRIVACY_TABLES);
    this.addSql(CREATE_CRON_RUN);
    this.addSql(MESSAGING_TABLES);
  }
}
