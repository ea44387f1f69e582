import { Migration } from '@mikro-orm/migrations';

/** The SEQUENCE of a calendar entry never goes down: it is the revision and this offset, which undos raise. */
export class RaiseSequences20261218 extends Migration {
  override up(): void {
    this.addSql('alter table interview add column sequence_offset integer not null default 0');
  }
}
