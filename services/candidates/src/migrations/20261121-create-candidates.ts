import { Migration } from '@mikro-orm/migrations';
import { MESSAGING_TABLES } from '@araucaria/database';

export class CreateCandidates20261121 extends Migration {
  override up(): void {
    // unaccent() is only STABLE, because its dictionary may change; naming PostgreSQL's own dictionary makes it immutable.
    this.addSql(`
      create function plain(words text) returns text language sql immutable strict parallel safe as
        $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

      create table candidate (
        id integer generated always as identity primary key,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text not null,
        address text,
        city text,
        state text,
        country text not null default 'Brasil',
        zip text,
        education_level text,
        education_course text,
        experience_summary text,
        linkedin_url text,
        portfolio_url text,
        additional_info text,
        cover_letter text,
        job_id integer check (job_id > 0),
        score integer not null default 0 constraint candidate_score check (score between 0 and 100),
        status text not null default 'new' constraint candidate_status check (status in (
          'new', 'reviewing', 'interview', 'approved', 'hired', 'rejected', 'hiring_offer', 'hiring_documents',
          'pending', 'declined', 'waiting', 'contratado', 'screening', 'interviewing')),
        referral_code text,
        referrer_name text,
        referrer_email text,
        resume_key text,
        resume_filename text,
        resume_content_type text,
        ip_address text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        approved_date timestamptz,
        hire_date timestamptz,
        hiring_step text constraint candidate_hiring_step check (hiring_step in (
          'offer_sent', 'offer_accepted', 'documents', 'onboarding', 'completed')),
        start_date date,
        consent_version text,
        consent_at timestamptz,
        retention_until timestamptz,
        name_key text not null generated always as (plain(first_name || ' ' || last_name)) stored,
        search_text text not null
          generated always as (plain(first_name || ' ' || last_name || ' ' || email)) stored,
        constraint candidate_consent check ((consent_version is null) = (consent_at is null)),
        constraint candidate_retention check (retention_until is null or job_id is null)
      );
      create unique index candidate_email on candidate (lower(email));
      create index candidate_newest on candidate (created_at, id);
      create index candidate_by_score on candidate (score, id);
      create index candidate_by_name on candidate (name_key, id);
      create index candidate_of_status on candidate (status, created_at, id);
      create index candidate_of_job on candidate (job_id, created_at, id);
      create index candidate_search on candidate using gin (search_text public.gin_trgm_ops);
      create index candidate_hired on candidate (hire_date) where hire_date is not null;
      create index candidate_in_hiring on candidate (updated_at) where hiring_step is not null;
      create index candidate_retention_end on candidate (retention_until) where retention_until is not null;
      create index candidate_resume on candidate (resume_key) where resume_key is not null;

      create table experience (
        id integer generated always as identity primary key,
        candidate_id integer not null constraint experience_candidate references candidate on delete cascade,
        company text not null,
        position text not null,
        start_date date not null,
        end_date date,
        is_current boolean not null default false,
        description text
      );
      create index experience_of_candidate on experience (candidate_id, start_date);

      create table education (
        id integer generated always as identity primary key,
        candidate_id integer not null constraint education_candidate references candidate on delete cascade,
        institution text not null,
        degree text not null,
        start_date date not null,
        end_date date,
        in_progress boolean not null default false,
        description text
      );
      create index education_of_candidate on education (candidate_id, start_date);

      create table history_entry (
        id integer generated always as identity primary key,
        candidate_id integer not null constraint history_candidate references candidate on delete cascade,
        kind text not null constraint history_kind check (kind in ('status', 'hiring-step')),
        from_value text,
        to_value text not null,
        note text,
        actor_id integer,
        actor_name text,
        at timestamptz not null default now()
      );
      create index history_of_candidate on history_entry (candidate_id, id);
    `);
    // The copy of jobs; its times put events into order that arrive out of order.
    this.addSql(`
      create table job_ref (
        id integer primary key,
        title text,
        department text,
        is_active boolean,
        told_at timestamptz,
        released_at timestamptz,
        removed_at timestamptz
      );

      create table removed_file (
        key text primary key,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now()
      );
    `);
    this.addSql(MESSAGING_TABLES);
  }
}
