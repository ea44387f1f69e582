import { Migration } from '@mikro-orm/migrations';

/** The start of an attempt is stored before the message is sent, so that a crash does not repeat a message. */
export class RecordAttempts20261201 extends Migration {
  override up(): void {
    this.addSql('alter table delivery add column attempt_started_at timestamptz');
  }
}
