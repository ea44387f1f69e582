import { Migration } from '@mikro-orm/migrations';

/** What candidates respond on the page of an interview, and the state that the undo of the last change restores. */
export class RecordResponses20261210 extends Migration {
  override up(): void {
    this.addSql(`
      alter table interview
        add column declined_at timestamptz,
        add column response_note text,
        add column undo_change_id uuid,
        add column undoable_until timestamptz,
        add column undo_state jsonb;
    `);
  }
}
