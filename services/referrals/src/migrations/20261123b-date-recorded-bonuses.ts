import { Migration } from '@mikro-orm/migrations';

/**
 * Sets the time of hires and payments from before the record of bonuses to the start of their day in São Paulo. The
 * migration that recorded them stored a time on the previous day.
 */
export class DateRecordedBonuses20261123 extends Migration {
  override up(): void {
    this.addSql(`
      alter table bonus_entry disable trigger bonus_entry_is_final;
      update bonus_entry set at = day::timestamp at time zone 'America/Sao_Paulo'
        where reason in ('Registrada antes de existir o histórico do bônus', 'Registrado antes de existir o histórico do bônus');
      alter table bonus_entry enable trigger bonus_entry_is_final;
    `);
  }
}
