import { Migration } from '@mikro-orm/migrations';

/** Who arranged the current time of an interview, and so is told what the candidate responds. */
export class IdentifyArrangers20261212 extends Migration {
  override up(): void {
    this.addSql(`alter table interview add column arranged_by_id integer`);
  }
}
