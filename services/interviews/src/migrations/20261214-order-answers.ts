import { Migration } from '@mikro-orm/migrations';
import { CREATE_ANSWERS } from '@araucaria/database';

/** Answers of the candidates service are asked for before a lock, and used in the order of their questions (decision 062). */
export class OrderAnswers20261214 extends Migration {
  override up(): void {
    this.addSql(CREATE_ANSWERS);
  }
}
