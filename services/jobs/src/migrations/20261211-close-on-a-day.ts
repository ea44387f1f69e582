import { Migration } from '@mikro-orm/migrations';

/** The last day of applications to a job, in America/Sao_Paulo. Null: they have no end, as for all jobs until now. */
export class CloseOnADay20261211 extends Migration {
  override up(): void {
    this.addSql('alter table job add column closes_on date;');
  }
}
