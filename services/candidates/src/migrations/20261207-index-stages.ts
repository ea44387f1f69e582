import { Migration } from '@mikro-orm/migrations';

/** The stages of a job (decision 056): each page is a range of this index, whatever the number of candidates. */
export class IndexStages20261207 extends Migration {
  override up(): void {
    this.addSql(`
      create index candidate_of_stage on candidate_record (job_id, status, coalesce(status_decided_at, created_at), id)
        where quarantined_at is null and job_id is not null;
    `);
  }
}
