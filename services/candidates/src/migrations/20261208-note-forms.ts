import { Migration } from '@mikro-orm/migrations';

/**
 * The key of the form that an application was sent with, so that the same form can be sent again after its response was lost.
 * The release before stores none.
 */
export class NoteForms20261208 extends Migration {
  override up(): void {
    this.addSql(`
      create table application_form (
        key uuid primary key,
        candidate_id integer not null constraint application_form_candidate references candidate_record on delete cascade,
        sent_at timestamptz not null
      );
      create index application_form_of_candidate on application_form (candidate_id);
      create index application_form_sent on application_form (sent_at);
    `);
  }
}
