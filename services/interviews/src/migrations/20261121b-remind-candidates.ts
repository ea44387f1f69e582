import { Migration } from '@mikro-orm/migrations';
import { CREATE_SWEEP_RUN } from '@araucaria/database';

export class RemindCandidates20261121 extends Migration {
  override up(): void {
    this.addSql(`
      -- Time at which the current date was arranged. An interview arranged later than a reminder's time does not get it.
      alter table interview add arranged_at timestamptz;
      update interview set arranged_at = created_at;
      alter table interview alter arranged_at set not null;

      -- Outcome of each reminder, once for each revision.
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
