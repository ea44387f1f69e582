/** DDL of decisions about candidates, their reasons and responses (decision 044), and of the copies of jobs. */
export const PIPELINE_TABLES = `
  create table rejection_reason (
    id integer generated always as identity primary key,
    label text not null,
    message text not null,
    position integer not null,
    is_active boolean not null default true,
    version integer not null default 1
  );
  create unique index rejection_reason_label on rejection_reason (lower(label));

  create table response_settings (
    is_only boolean primary key default true constraint response_settings_only check (is_only),
    overdue_days integer not null default 15 constraint response_settings_days check (overdue_days between 1 and 365),
    send_digest boolean not null default true
  );
  insert into response_settings default values;

  create table history_entry (
    id integer generated always as identity primary key,
    candidate_id integer not null constraint history_candidate references candidate_record on delete cascade,
    kind text not null constraint history_kind check (kind in ('status', 'hiring-step')),
    from_value text,
    to_value text not null,
    note text,
    actor_id integer,
    actor_name text,
    at timestamptz not null default now(),
    -- Names a change that can be undone. One change may set a status and a step.
    change_id uuid,
    undoes integer constraint history_undoes references history_entry on delete cascade,
    -- The state that an undo restores.
    before jsonb,
    reason_id integer constraint history_reason references rejection_reason,
    series_id uuid
  );
  create index history_of_candidate on history_entry (candidate_id, id);
  create unique index history_of_change on history_entry (change_id, candidate_id, kind) where change_id is not null;
  create unique index history_undone_once on history_entry (undoes) where undoes is not null;
  create index history_of_reason on history_entry (reason_id) where reason_id is not null;

  -- Several calls of one decision share an undo window.
  create table change_series (id uuid primary key, undoable_until timestamptz not null);

  create table unanswered_closing (
    job_id integer primary key,
    candidates integer not null,
    actor_id integer,
    actor_name text,
    at timestamptz not null
  );

  -- The copy of jobs; its times put events into order that arrive out of order.
  create table job_ref (
    id integer primary key,
    title text,
    department text,
    is_active boolean,
    told_at timestamptz,
    released_at timestamptz,
    removed_at timestamptz,
    closed_at timestamptz,
    -- The closing day, for when the jobs service does not respond, and from which the retention of applicants counts.
    closes_on date
  );
`;
