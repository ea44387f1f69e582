import { Migration } from '@mikro-orm/migrations';

/** Removed templates, which an undo restores under the same id. The release before reads and writes the other table only. */
export class KeepRemovedTemplates20261211 extends Migration {
  override up(): void {
    this.addSql(`
      create table removed_message_template (
        id integer primary key,
        title text not null,
        type text not null,
        content text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        removed_at timestamptz not null default now()
      );
    `);
  }
}
