import { Migration } from '@mikro-orm/migrations';

export class NoteRequiredFactors20261208 extends Migration {
  override up(): void {
    // Until when the account may be used without a second factor; null: nobody has asked for one yet.
    this.addSql('alter table account add column factor_due_at timestamptz');
  }
}
