/** DDL of persons (decision 043), their drafts, links, files and job alerts. */
export const PERSON_TABLES = `
  create table person (
    id integer generated always as identity primary key,
    email text not null,
    first_name text not null,
    last_name text not null,
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
    consent_version text,
    consent_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint person_consent check ((consent_version is null) = (consent_at is null))
  );
  create unique index person_email on person (lower(email));

  -- Applications that were sent with a known e-mail. Deleting one, in whatever way, queues its file for deletion.
  create table application_draft (
    id integer generated always as identity primary key,
    person_id integer not null constraint application_draft_person references person on delete cascade,
    job_id integer check (job_id > 0),
    form jsonb not null,
    resume_key text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    -- The browser that sent it.
    sender text
  );
  create index application_draft_of_person on application_draft (person_id, job_id, id);
  create index application_draft_end on application_draft (expires_at);
  create index application_draft_resume on application_draft (resume_key) where resume_key is not null;

  -- Files that persons send in the candidate's area: at most one that is confirmed, which further applications are sent with,
  -- and one that is not. Deleting a row, in whatever way, queues its file for deletion.
  create table person_resume (
    id integer generated always as identity primary key,
    person_id integer not null constraint person_resume_person references person on delete cascade,
    resume_key text not null,
    filename text not null,
    uploaded_at timestamptz not null,
    confirmed_at timestamptz
  );
  create unique index person_resume_of_person on person_resume (person_id, (confirmed_at is not null));
  create index person_resume_key on person_resume (resume_key);
  create index person_resume_unconfirmed on person_resume (uploaded_at) where confirmed_at is null;

  -- Whose file a stored résumé is: the person's who was the first to send its key (decision 058).
  create table resume_owner (
    key text primary key,
    person_id integer not null constraint resume_owner_person references person on delete cascade
  );
  create index resume_owner_of_person on resume_owner (person_id);

  create table removed_file (
    key text primary key,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now()
  );

  -- What the parser read in a file.
  create table resume_reading (
    key text primary key,
    notices text[] not null,
    at timestamptz not null default now(),
    -- Null where they are not known.
    languages jsonb,
    skills jsonb
  );

  -- Job alerts and their daily digests (decision 048). The empty text stands for every department, and for every place, so that
  -- one index finds the alerts of a job.
  create table job_alert (
    id integer generated always as identity primary key,
    person_id integer not null constraint job_alert_person references person on delete cascade,
    department text not null,
    location text not null,
    created_at timestamptz not null
  );
  create unique index job_alert_of_person on job_alert (person_id, department, location);
  create index job_alert_of_jobs on job_alert (department, location, person_id);

  -- Jobs that were opened and are not in a digest yet.
  create table opened_job (
    job_id integer primary key,
    opened_at timestamptz not null
  );

  -- The digests of a day, which are made in batches of persons.
  create table job_digest_run (
    day date primary key,
    job_ids integer[] not null,
    started_at timestamptz not null,
    last_person_id integer not null default 0,
    finished_at timestamptz
  );

  create table job_digest (
    id uuid primary key,
    person_id integer not null constraint job_digest_person references person on delete cascade,
    day date not null,
    job_ids integer[] not null
  );
  create unique index job_digest_of_person on job_digest (person_id, day);
  create index job_digest_day on job_digest (day);

  -- Signs the tokens that end alerts. It is data and no setting: tokens work for ever, also after a restore.
  create table unsubscribe_key (
    id integer primary key check (id = 1),
    key bytea not null
  );
  insert into unsubscribe_key (id, key)
    values (1, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
`;
