import { Migration } from '@mikro-orm/migrations';

/** Every statement names the person of an application, an experience and an education; no code relies on triggers that add it. */
export class RequirePersons20261216 extends Migration {
  override up(): void {
    this.addSql(`
      drop trigger add_person on candidate_record;
      drop function add_person();
      drop trigger find_person on experience;
      drop trigger find_person on education;
      drop function find_person();
    `);
  }
}
