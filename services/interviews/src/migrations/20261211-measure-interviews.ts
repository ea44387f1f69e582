import { Migration } from '@mikro-orm/migrations';

/** The length of an interview. The release before stores none: its interviews are one hour long, as its calendar entries say. */
export class MeasureInterviews20261211 extends Migration {
  override up(): void {
    this.addSql(`alter table interview add column duration_minutes integer not null default 60`);
  }
}
