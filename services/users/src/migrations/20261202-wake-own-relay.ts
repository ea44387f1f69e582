import { Migration } from '@mikro-orm/migrations';
import { NOTIFY_OTHER_PROCESSES } from '@araucaria/database';

/** The relay of the process that adds events no longer needs a `NOTIFY`. */
export class WakeOwnRelay20261202 extends Migration {
  override up(): void {
    this.addSql(NOTIFY_OTHER_PROCESSES);
  }
}
