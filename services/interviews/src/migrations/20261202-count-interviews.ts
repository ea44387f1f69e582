import { Migration } from '@mikro-orm/migrations';
import { createRowCounts } from '@araucaria/database';
import { INTERVIEW_COUNTS } from '../lists/interview-counts.sql.js';

/** Counts of interviews, kept by triggers. Changes of interviews wait until the existing ones are counted. */
export class CountInterviews20261202 extends Migration {
  override up(): void {
    this.addSql(createRowCounts(INTERVIEW_COUNTS));
  }
}
