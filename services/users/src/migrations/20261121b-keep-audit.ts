import { Migration } from '@mikro-orm/migrations';

export class KeepAudit20261121 extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_entry (
        id integer generated always as identity primary key,
        action text not null,
        details jsonb not null default '{}',
        actor_id integer,
        -- The name as it was: the account may be gone by the time somebody asks.
        actor_name text,
        request_id text,
        at timestamptz not null default now()
      );
    `);
  }
}
