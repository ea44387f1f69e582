import { Migration } from '@mikro-orm/migrations';
import { CREATE_SWEEP_RUN } from '@araucaria/database';

export class RemindCandidates20261121 extends Migration {
  override up(): void {
    this.addSql(`
      -- When the time that stands was arranged: who was told of it less than a day ahead needs no reminder a day ahead.
      alter table interview add arranged_at timestamptz;
      update interview set arranged_at = created_at;
      alter table interview alter arranged_at set not null;

      -- What became of each reminder of the time that stood; a row, once written, stays.
      create table interview_reminder (
        interview_id uuid not null references interview on delete cascade,
        revision integer not null,
        lead text not null check (lead in ('day', 'hour')),
        outcome text not null check (outcome in ('told', 'dropped')),
        decided_at timestamptz not null,
        primary key (interview_id, revision, lead)
      );
    `);
    this.addSql(CREATE_SWEEP_RUN);
  }
}
