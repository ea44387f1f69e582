import { Migration } from '@mikro-orm/migrations';

/** Languages and skills that the parser read in a file, beside its notices about the file; null where they are not known. */
export class ReadQualifications20261210 extends Migration {
  override up(): void {
    this.addSql('alter table resume_reading add column languages jsonb, add column skills jsonb');
  }
}
