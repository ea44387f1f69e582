import { Migration } from '@mikro-orm/migrations';

/**
 * Tells an unscored candidate from one with the score 0, dates the decision behind the present status and step, and
 * keeps with each change that has a name what it replaced. One change may now set a status and a step.
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
