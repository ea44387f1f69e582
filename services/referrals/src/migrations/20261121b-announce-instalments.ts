import { Migration } from '@mikro-orm/migrations';
import { CREATE_SWEEP_RUN } from '@araucaria/database';

export class AnnounceInstalments20261121 extends Migration {
  override up(): void {
    this.addSql(`
      -- Published notices of each instalment and due date. The primary key allows one of each.
      create table bonus_announcement (
        application_id integer not null references referral_application on delete cascade,
        instalment smallint not null check (instalment in (1, 2)),
        kind text not null check (kind in ('due', 'overdue')),
        due_on date not null,
        told_at timestamptz not null,
        primary key (application_id, instalment, kind, due_on)
      );
      -- No notices are published for earlier due dates.
      insert into bonus_announcement (application_id, instalment, kind, due_on, told_at)
      select a.id, i.instalment, k.kind, i.due_on, now()
      from referral_application a
        cross join lateral (values (1, a.first_due_on), (2, a.second_due_on)) i(instalment, due_on)
        cross join lateral (values ('due', i.due_on), ('overdue', i.due_on + 1)) k(kind, day)
      where k.day < current_date;

      -- Days whose digest was requested.
      create table bonus_digest (
        day date primary key,
        told_at timestamptz not null
      );
    `);
    this.addSql(CREATE_SWEEP_RUN);
  }
}
