import { Migration } from '@mikro-orm/migrations';

/** Stores the id beside the username of the last change, so that the erasure of the account finds it. */
export class IdentifyActors20261127 extends Migration {
  override up(): void {
    this.addSql('alter table interview add column changed_by_id integer;');
  }
}
