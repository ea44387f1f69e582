import { Migration } from '@mikro-orm/migrations';

/** Candidates may request another time by a button of a message. */
export class NoteWishes20261121 extends Migration {
  override up(): void {
    this.addSql('alter table interview add column reschedule_requested_at timestamptz');
  }
}
