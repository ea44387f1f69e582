import { Migration } from '@mikro-orm/migrations';

/** The closing day of jobs, after which they take no referrals. */
export class CloseJobsOnADay20261211 extends Migration {
  override up(): void {
    this.addSql('alter table job_ref add column closes_on date;');
  }
}
