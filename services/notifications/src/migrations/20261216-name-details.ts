import { Migration } from '@mikro-orm/migrations';

/** The column has the name of its property: what the text of a message is composed from. */
export class NameDetails20261216 extends Migration {
  override up(): void {
    this.addSql('alter table delivery rename column facts to details');
  }
}
