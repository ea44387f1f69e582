import { Migration } from '@mikro-orm/migrations';
import { CREATE_ANSWERS, CREATE_CRON_RUN, MESSAGING_TABLES } from '@araucaria/database/migrations';
import { CREATE_CANDIDATE_COUNTS } from '../lists/candidate-counts.sql.js';
import { APPLICATION_TABLES } from './application-tables.sql.js';
import { BUILT_IN_REASONS } from './built-in-reasons.js';
import { PERSON_TABLES } from './person-tables.sql.js';
import { PERSON_TRIGGERS } from './person-triggers.sql.js';
import { PIPELINE_TABLES } from './pipeline-tables.sql.js';

export class CandidatesBaseline extends Migration {
  override up(): void {
    this.addSql(PERSON_TABLES);
    this.addSql(APPLICATION_TABLES);
    this.addSql(PERSON_TRIGGERS);
    this.addSql(PIPELINE_TABLES);
    BUILT_IN_REASONS.forEach(({ label, message }, index) =>
      this.addSql(
        `insert into rejection_reason (label, message, position) values ($t$${label}$t$, $t$${message}$t$, ${index + 1})`,
      ),
    );
    this.addSql(CREATE_CANDIDATE_COUNTS);
    this.addSql(CREATE_ANSWERS);
    this.addSql(CREATE_CRON_RUN);
    this.addSql(MESSAGING_TABLES);
  }
}
