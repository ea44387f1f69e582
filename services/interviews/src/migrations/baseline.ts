import { Migration } from '@mikro-orm/migrations';
import {
  CREATE_ANSWERS,
  CREATE_CRON_RUN,
  MESSAGING_TABLES,
  createRowCounts,
} from '@araucaria/database/migrations';
import { INTERVIEW_COUNTS } from '../lists/interview-counts.sql.js';

export class InterviewsBaseline extends Migration {
  override up(): void {
    // unaccent() is only STABLE, because its dictionary may change; naming PostgreSQL's own dictionary makes it immutable.
    this.addSql(`
      create function plain(words text) returns text language sql immutable strict parallel safe as
        $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

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
        -- When the current time was arranged. An interview arranged later than a reminder's time does not get it.
        arranged_at timestamptz not null,
        reschedule_requested_at timestamptz,
        -- The last person who changed the interview: the username, and below the id, by which an erasure finds it.
        changed_by text,
        changed_at timestamptz,
        -- The change of the candidate's status that cancelled the interview.
        cancelled_by_change uuid,
        interviewer_ids integer[] not null default '{}',
        -- Hidden from lists and counts, because the candidate is in quarantine.
        is_hidden boolean not null default false,
        -- Time of the event that set is_hidden; an older event that arrives later changes nothing.
        hidden_as_of timestamptz,
        changed_by_id integer,
        declined_at timestamptz,
        response_note text,
        -- The state that the undo of the last change restores.
        undo_change_id uuid,
        undoable_until timestamptz,
        undo_state jsonb,
        duration_minutes integer not null default 60,
        -- Who arranged the current time, and gets the candidate's responses.
        arranged_by_id integer,
        -- Copies, by which lists are sorted and searched (decision 060). Null: not copied yet, or in quarantine.
        candidate_name text,
        candidate_email text,
        name_key text generated always as (coalesce(plain(candidate_name), '')) stored,
        search_text text generated always as (coalesce(plain(candidate_name || ' ' || candidate_email), '')) stored,
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
      create index interview_cancelled_by_change on interview (cancelled_by_change)
        where cancelled_by_change is not null;
      create index interview_interviewers on interview using gin (interviewer_ids);
      create index interview_of_status on interview (status, starts_at, id);
      create index interview_by_name on interview (name_key, starts_at, id);
      create index interview_search on interview using gin (search_text public.gin_trgm_ops);
      create index interview_without_name on interview (candidate_id) where candidate_name is null and not is_hidden;

      -- Outcome of each reminder, once for each revision.
      create table interview_reminder (
        interview_id uuid not null references interview on delete cascade,
        revision integer not null,
        lead text not null check (lead in ('day', 'hour')),
        outcome text not null check (outcome in ('sent', 'dropped')),
        decided_at timestamptz not null,
        primary key (interview_id, revision, lead)
      );

      -- Titles of jobs, by which interviews are searched. Events keep them.
      create table job_ref (
        id integer primary key,
        -- Empty if the job is removed or reserved: no search finds it.
        title text not null,
        is_removed boolean not null default false,
        -- Time of the newest event; an older event that arrives later changes nothing. '-infinity': copied without an event.
        as_of timestamptz not null,
        title_key text generated always as (plain(title)) stored
      );
      -- The reserved jobs, about which no events are published.
      insert into job_ref (id, title, as_of) values (1, '', 'infinity'), (5, '', 'infinity');
    `);
    this.addSql(createRowCounts(INTERVIEW_COUNTS));
    this.addSql(CREATE_ANSWERS);
    this.addSql(CREATE_CRON_RUN);
    this.addSql(MESSAGING_TABLES);
  }
}
