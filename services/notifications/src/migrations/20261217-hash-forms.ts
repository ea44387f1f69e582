import { Migration } from '@mikro-orm/migrations';
import { ADD_FORM_HASH } from '@araucaria/database/migrations';

/** A form that is sent again with other contents is recognised (decision 064). */
export class HashForms20261217 extends Migration {
  override up(): void {
    this.addSql(ADD_FORM_HASH);
  }
}
