import { Migration } from '@mikro-orm/migrations';

/** The lists of candidates in a range of scores and of those who were referred: the first 10,001 are found by these indexes. */
export class FilterScoredAndReferred20261207 extends Migration {
  override up(): void {
    this.addSql(`
      create index candidate_scored on candidate_record (score, id)
        where quarantined_at is null and scored_at is not null;
      create index candidate_referred on candidate_record (created_at, id)
        where quarantined_at is null and referral_code is not null;
    `);
  }
}
