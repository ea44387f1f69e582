import { Migration } from '@mikro-orm/migrations';

/**
 * The browser that sent a draft, and the draft that an e-mail with a link was requested for. The release before stores
 * neither.
 */
export class BindDrafts20261209 extends Migration {
  override up(): void {
    this.addSql(`
      alter table application_draft add column sender text;
      alter table candidate_link add column draft_id integer
        constraint candidate_link_draft references application_draft on delete set null;
      create index candidate_link_of_draft on candidate_link (draft_id) where draft_id is not null;
    `);
  }
}
