import { Migration } from '@mikro-orm/migrations';

/**
 * Distinguishes unscored candidates from those with the score 0, stores when status and step were decided, and stores
 * the state before each change that can be undone. One change may set a status and a step.
 */
export class CompareChanges20261122 extends Migration {
  override up(): void {
    this.addSql(`
      alter table candidate
        add column scored_at timestamptz,
        add column status_decided_at timestamptz,
        add column step_decided_at timestamptz;
      update candidate set scored_at = updated_at where score > 0;

      alter table history_entry add column before jsonb;
      drop index history_of_change;
      create unique index history_of_change on history_entry (change_id, candidate_id, kind)
        where change_id is not null;
    `);
  }
}
