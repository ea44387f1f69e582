import { Migration } from '@mikro-orm/migrations';

export class KeepVisitorRefusals20261208 extends Migration {
  override up(): void {
    this.addSql(`
      -- Outside of the audit trail, whose entries stay: anyone can cause refusals, so that these have a term.
      create table visitor_refusal (
        id integer generated always as identity primary key,
        occurred_at timestamptz not null,
        recorded_at timestamptz not null default now(),
        code text not null,
        -- Method and pattern of the route; null: refusals that were counted only.
        place text,
        count integer not null,
        request_id text,
        -- The address of the request, or the network of counted ones.
        origin text
      );
      create index visitor_refusal_recorded on visitor_refusal (recorded_at);
    `);
  }
}
