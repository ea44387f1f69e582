import { Migration } from '@mikro-orm/migrations';

/** Renames the outcome `told` to `sent`. */
export class NameReminderOutcomes20261123 extends Migration {
  override up(): void {
    this.addSql(`
      alter table interview_reminder drop constraint interview_reminder_outcome_check;
      update interview_reminder set outcome = 'sent' where outcome = 'told';
      alter table interview_reminder
        add constraint interview_reminder_outcome_check check (outcome in ('sent', 'dropped'));
    `);
  }
}
