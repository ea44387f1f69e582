import { Migration } from '@mikro-orm/migrations';

/** Existing accounts have no role: what they may do still follows from `is_admin` and `is_employee` alone. */
export class GiveRoles20261126 extends Migration {
  override up(): void {
    this.addSql(`
      alter table account add column roles text[] not null default '{}'
        check (roles <@ array['recrutador', 'gestor', 'entrevistador', 'financeiro', 'encarregado']
          and array_position(roles, null) is null);
    `);
  }
}
