import { Migration } from '@mikro-orm/migrations';
import { SWEEP_TABLE } from '@araucaria/database';

export class NoteSweeps20261121 extends Migration {
  override up(): void {
    this.addSql(SWEEP_TABLE);
  }
}
