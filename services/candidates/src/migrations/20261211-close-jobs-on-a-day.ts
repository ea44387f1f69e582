import { Migration } from '@mikro-orm/migrations';

/** The closing day of jobs, for when the jobs service does not respond, and from which the retention of their applicants counts. */
export class CloseJobsOnADay20261211 extends Migration {
  override up(): void {
    this.addSql('alter table job_ref add column closes_on date;');
  }
}
