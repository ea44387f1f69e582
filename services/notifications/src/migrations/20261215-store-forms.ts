import { Migration } from '@mikro-orm/migrations';
import { CREATE_STORED_FORM } from '@araucaria/database/migrations';

/** A form that is sent again, after its response was lost, creates no second record (decision 064). */
export class StoreForms20261215 extends Migration {
  override up(): void {
    this.addSql(CREATE_STORED_FORM);
  }
}
