import { Migration } from '@mikro-orm/migrations';

/** Messages about candidates in quarantine are hidden from lists. */
export class HideQuarantined20261127 extends Migration {
  override up(): void {
    this.addSql(`
      alter table delivery
        add column is_hidden boolean not null default false,
        -- Time of the event that set is_hidden; an older event that arrives later changes nothing.
        add column hidden_as_of timestamptz;
      create index delivery_created on delivery (created_at);
    `);
  }
}
