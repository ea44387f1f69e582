import { Migration } from '@mikro-orm/migrations';

/** Several calls of one decision share an undo window. */
export class JoinChanges20261206 extends Migration {
  override up(): void {
    this.addSql('create table change_series (id uuid primary key, undoable_until timestamptz not null)');
    this.addSql('alter table history_entry add column series_id uuid');
  }
}
