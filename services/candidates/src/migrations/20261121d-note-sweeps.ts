import { Migration } from '@mikro-orm/migrations';
import { CREATE_SWEEP_RUN } from '@araucaria/database';

export class NoteSweeps20261121 extends Migration {
  override up(): void {
    this.addSql(CREATE_SWEEP_RUN);
  }
}
