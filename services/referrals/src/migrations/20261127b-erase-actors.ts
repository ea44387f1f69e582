import { Migration } from '@mikro-orm/migrations';

/** Lets the erasure of an account replace its username in the record of bonuses, which is append-only otherwise. */
export class EraseActors20261127 extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function bonus_entry_is_final() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
        if tg_op = 'UPDATE' and new.actor_name = 'removido-' || old.actor_id
          and to_jsonb(new) - 'actor_name' = to_jsonb(old) - 'actor_name' then return new; end if;
        raise exception 'bonus_entry is append-only' using errcode = 'restrict_violation';
      end $$;
    `);
  }
}
