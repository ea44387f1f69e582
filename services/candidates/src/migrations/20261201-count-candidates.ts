import { Migration } from '@mikro-orm/migrations';
import { CORRECT_COUNTS, COUNTING_MEMORY, CREATE_CANDIDATE_COUNTS } from '../lists/candidate-counts.sql.js';

/**
 * Counters of candidates, kept by triggers. Changes of candidates wait until the existing ones are counted, which takes
 * some seconds for a million; reads do not wait.
 */
export class CountCandidates20261201 extends Migration {
  override up(): void {
    this.addSql(CREATE_CANDIDATE_COUNTS);
    this.addSql(COUNTING_MEMORY);
    this.addSql(CORRECT_COUNTS);
  }
}
