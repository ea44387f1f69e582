import { Migration } from '@mikro-orm/migrations';
import { RENAME_CRON_RUN } from '@araucaria/database';

export class RenameCronRuns20261123 extends Migration {
  override up(): void {
    this.addSql(RENAME_CRON_RUN);
  }
}
