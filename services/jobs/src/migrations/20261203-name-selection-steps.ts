import { Migration } from '@mikro-orm/migrations';

/** The steps of the selection for a job, which its page shows. Null: not given, as for all jobs until now. */
export class NameSelectionSteps20261203 extends Migration {
  override up(): void {
    this.addSql('alter table job add column selection_steps text;');
  }
}
