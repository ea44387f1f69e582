/**
 * Since when a candidate waits for a response; null: for nothing. The view and the index have the same expression, so that the
 * index serves conditions on the column of the view.
 */
const WAITING_SINCE = `
  case when status in ('hired', 'contratado', 'declined') then null
    when status = 'rejected' and rejection_sent_at >= coalesce(status_decided_at, '-infinity') then null
    else greatest(created_at, responded_at) end`;

/**
 * DDL of applications, which the product calls candidates. The view `candidate` leaves out those in quarantine, so that no
 * statement of the service reads them by mistake. Indexes of lists are partial like the view, so that they alone answer it.
 * `plain()` needs the name of a dictionary: unaccent() without it is only STABLE, because the dictionary may change.
 */
export const APPLICATION_TABLES = `
  create function plain(words text) returns text language sql immutable strict parallel safe as
    $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

  create table candidate_record (
    id integer generated always as identity (sequence name candidate_id_seq)
      constraint candidate_pkey primary key,
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
    job_id integer constraint candidate_job_id_check check (job_id > 0),
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
    -- Null: not scored, which is not the score 0.
    scored_at timestamptz,
    status_decided_at timestamptz,
    step_decided_at timestamptz,
    quarantined_at timestamptz,
    quarantine_kind text,
    restored_at timestamptz,
    person_id integer constraint candidate_person_required not null
      constraint candidate_person references person,
    responded_at timestamptz,
    rejection_sent_at timestamptz,
    -- When the hire date was registered for the bonus of the referrer: the newest of several dates stays.
    hire_dated_at timestamptz,
    constraint candidate_consent check ((consent_version is null) = (consent_at is null)),
    constraint candidate_retention check (retention_until is null or job_id is null),
    constraint candidate_quarantine check ((quarantined_at is null) = (quarantine_kind is null))
  );
  create unique index candidate_of_person on candidate_record (person_id, coalesce(job_id, 0));
  create index candidate_newest on candidate_record (created_at, id) where quarantined_at is null;
  create index candidate_by_score on candidate_record (score, id) where quarantined_at is null;
  create index candidate_by_name on candidate_record (name_key, id) where quarantined_at is null;
  create index candidate_of_status on candidate_record (status, created_at, id) where quarantined_at is null;
  create index candidate_of_job on candidate_record (job_id, created_at, id) where quarantined_at is null;
  create index candidate_scored on candidate_record (score, id)
    where quarantined_at is null and scored_at is not null;
  create index candidate_referred on candidate_record (created_at, id)
    where quarantined_at is null and referral_code is not null;
  -- The stages of a job (decision 056): each page is a range of this index, whatever the number of candidates.
  create index candidate_of_stage on candidate_record (job_id, status, coalesce(status_decided_at, created_at), id)
    where quarantined_at is null and job_id is not null;
  -- The list of approved candidates: every order of the screen is sorted from this index alone, without the rows.
  create index candidate_approved on candidate_record (approved_date desc nulls last, id desc)
    include (name_key, job_id, status, start_date)
    where quarantined_at is null
      and status in ('approved', 'hiring_offer', 'hiring_documents', 'hired', 'contratado');
  create index candidate_waiting on candidate_record ((${WAITING_SINCE}), id)
    where quarantined_at is null and (${WAITING_SINCE}) is not null;
  create index candidate_search on candidate_record using gin (search_text public.gin_trgm_ops);
  create index candidate_hired on candidate_record (hire_date) where hire_date is not null;
  create index candidate_in_hiring on candidate_record (updated_at) where hiring_step is not null;
  create index candidate_retention_end on candidate_record (retention_until) where retention_until is not null;
  create index candidate_resume on candidate_record (resume_key) where resume_key is not null;
  create index candidate_quarantined on candidate_record (quarantined_at) where quarantined_at is not null;

  create view candidate as
    select id, first_name, last_name, email, phone, address, city, state, country, zip, education_level,
      education_course, experience_summary, linkedin_url, portfolio_url, additional_info, cover_letter, job_id,
      score, scored_at, status, referral_code, referrer_name, referrer_email, resume_key, resume_filename,
      resume_content_type, ip_address, created_at, updated_at, approved_date, hire_date, hiring_step, start_date,
      status_decided_at, step_decided_at, consent_version, consent_at, retention_until, name_key, search_text, person_id,
      ${WAITING_SINCE} as waiting_since
    from candidate_record where quarantined_at is null;

  -- Experiences and education stay with the person when the application that they came with is deleted.
  create table experience (
    id integer generated always as identity primary key,
    candidate_id integer constraint experience_candidate references candidate_record on delete set null,
    company text not null,
    position text not null,
    start_date date not null,
    end_date date,
    is_current boolean not null default false,
    description text,
    person_id integer constraint experience_person_required not null
      constraint experience_person references person on delete cascade
  );
  create index experience_of_candidate on experience (candidate_id, start_date);
  create index experience_of_person on experience (person_id, start_date);

  create table education (
    id integer generated always as identity primary key,
    candidate_id integer constraint education_candidate references candidate_record on delete set null,
    institution text not null,
    degree text not null,
    start_date date not null,
    end_date date,
    in_progress boolean not null default false,
    description text,
    person_id integer constraint education_person_required not null
      constraint education_person references person on delete cascade
  );
  create index education_of_candidate on education (candidate_id, start_date);
  create index education_of_person on education (person_id, start_date);

  create table resume_access (
    id integer generated always as identity primary key,
    candidate_id integer not null constraint resume_access_candidate references candidate_record on delete cascade,
    actor_id integer,
    actor_name text,
    at timestamptz not null default now()
  );
  create index resume_access_of_candidate on resume_access (candidate_id, id);

  create table legal_hold (
    candidate_id integer primary key
      constraint legal_hold_candidate references candidate_record on delete cascade,
    reason text not null,
    placed_by integer,
    placed_at timestamptz not null,
    until date
  );

  -- The key of the form that an application was sent with: the same form can be sent again after its response was lost.
  create table application_form (
    key uuid primary key,
    candidate_id integer not null constraint application_form_candidate references candidate_record on delete cascade,
    sent_at timestamptz not null
  );
  create index application_form_of_candidate on application_form (candidate_id);
  create index application_form_sent on application_form (sent_at);

  -- The links that persons get by e-mail. The newest of a person for a job is the only one that works.
  create table candidate_link (
    id uuid primary key,
    person_id integer not null constraint candidate_link_person references person on delete cascade,
    kind text not null constraint candidate_link_kind check (kind in ('draft', 'area')),
    job_id integer,
    token_hashes text[] not null default '{}',
    created_at timestamptz not null,
    expires_at timestamptz not null,
    closed_at timestamptz,
    outcome text constraint candidate_link_outcome check (outcome in ('used', 'replaced')),
    candidate_id integer
      constraint candidate_link_candidate references candidate_record on delete set null,
    -- The draft that the link was requested for.
    draft_id integer constraint candidate_link_draft references application_draft on delete set null,
    constraint candidate_link_closed check ((closed_at is null) = (outcome is null))
  );
  create index candidate_link_tokens on candidate_link using gin (token_hashes);
  create index candidate_link_of_person on candidate_link (person_id, kind, created_at);
  create index candidate_link_of_candidate on candidate_link (candidate_id);
  create index candidate_link_of_draft on candidate_link (draft_id) where draft_id is not null;
  create index candidate_link_end on candidate_link (expires_at);
  create unique index candidate_link_open on candidate_link (person_id, kind, job_id) nulls not distinct
    where closed_at is null;
`;
