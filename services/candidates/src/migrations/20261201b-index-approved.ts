import { Migration } from '@mikro-orm/migrations';

/** The list of approved candidates: every order of the screen is sorted from this index alone, without the rows. */
export class IndexApproved20261201 extends Migration {
  override up(): void {
    this.addSql(`
      create index candidate_approved on candidate_record (approved_date desc nulls last, id desc)
        include (name_key, job_id, status, start_date)
        where quarantined_at is null
          and status in ('approved', 'hiring_offer', 'hiring_documents', 'hired', 'contratado');
    `);
  }
}
