import { Migration } from '@mikro-orm/migrations';
import { BUILT_IN_REASONS } from './built-in-reasons.js';

/** Reasons of rejections with the texts of their e-mails, and the settings about responses to candidates (decision 044). */
export class KeepReasons20261205 extends Migration {
  override up(): void {
    this.addSql(`
      create table rejection_reason (
        id integer generated always as identity primary key,
        label text not null,
        message text not null,
        position integer not null,
        is_active boolean not null default true,
        version integer not null default 1
      );
      create unique index rejection_reason_label on rejection_reason (lower(label));

      alter table history_entry add column reason_id integer
        constraint history_reason references rejection_reason;

      create table response_settings (
        is_only boolean primary key default true constraint response_settings_only check (is_only),
        overdue_days integer not null default 15 constraint response_settings_days check (overdue_days between 1 and 365),
        send_digest boolean not null default true
      );
      insert into response_settings default values;
    `);
    BUILT_IN_REASONS.forEach(({ label, message }, index) =>
      this.addSql(
        `insert into rejection_reason (label, message, position) values ($t$${label}$t$, $t$${message}$t$, ${index + 1})`,
      ),
    );
  }
}
