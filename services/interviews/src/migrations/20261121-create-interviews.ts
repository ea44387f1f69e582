import { Migration } from '@mikro-orm/migrations';
import { MESSAGING_TABLES } from '@araucaria/database';

export class CreateInterviews20261121 extends Migration {
  override up(): void {
    this.addSql(`
      create table interview (
        id uuid primary key,
        candidate_id integer not null,
        job_id integer not null default 1,
        type text not null check (type in ('technical', 'hr', 'manager', 'test')),
        starts_at timestamptz not null,
        status text not null default 'scheduled' check (status in ('scheduled', 'completed', 'cancelled')),
        notes text,
        feedback text,
        confirmed_by text check (confirmed_by in ('email', 'whatsapp')),
        confirmed_at timestamptz,
        send_email boolean not null,
        send_whatsapp boolean not null,
        custom_message text,
        email_sent boolean not null default false,
        whatsapp_sent boolean not null default false,
        revision integer not null default 0,
        created_at timestamptz not null default now(),
        constraint interview_confirmation check ((confirmed_by is null) = (confirmed_at is null)),
        -- The 15-minute grid on the company's clock: 09:00-11:45 and 13:00-17:45.
        constraint interview_on_grid check (
          date_bin('15 minutes', starts_at, timestamptz '2000-01-01 00:00:00Z') = starts_at
          and ((starts_at at time zone 'America/Sao_Paulo')::time between '09:00' and '11:45'
            or (starts_at at time zone 'America/Sao_Paulo')::time between '13:00' and '17:45'))
      );
      create unique index interview_slot on interview (starts_at) where status = 'scheduled';
      create index interview_starts_at on interview (starts_at);
      create index interview_candidate on interview (candidate_id, starts_at);
      create index interview_job on interview (job_id, starts_at);
    `);
    this.addSql(MESSAGING_TABLES);
  }
}
