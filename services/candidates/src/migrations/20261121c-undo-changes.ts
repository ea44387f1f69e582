import { Migration } from '@mikro-orm/migrations';

export class UndoChanges20261121 extends Migration {
  override up(): void {
    this.addSql(`
      alter table history_entry
        add column change_id uuid,
        add column undoes integer constraint history_undoes references history_entry on delete cascade;
      create unique index history_of_change on history_entry (change_id, candidate_id) where change_id is not null;
      create unique index history_undone_once on history_entry (undoes) where undoes is not null;

      create table resume_reading (
        key text primary key,
        notices text[] not null,
        at timestamptz not null default now()
      );
    `);
  }
}
