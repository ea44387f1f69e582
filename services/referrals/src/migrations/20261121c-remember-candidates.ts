import { Migration } from '@mikro-orm/migrations';

export class RememberCandidates20261121 extends Migration {
  override up(): void {
    this.addSql(`
      create table candidate_ref (
        candidate_id integer primary key,
        hired_on date,
        erased_at timestamptz
      )`);
  }
}
