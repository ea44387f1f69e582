import { AUDIT_CONTENT, FIRST_HASH } from '../audit/audit-content.sql.js';

/** DDL of the audit trail (decision 022): its chained entries, and what is kept for a term only. */
export const AUDIT_TABLES = `
  create table audit_entry (
    seq bigint primary key,
    occurred_at timestamptz not null,
    recorded_at timestamptz not null,
    action text not null constraint audit_entry_action check (action ~ '^[a-z0-9.-]{1,100}$'),
    subject text constraint audit_entry_subject check (subject ~ '^[a-z-]{1,40}$'),
    subject_id text constraint audit_entry_subject_id check (subject_id ~ '^[A-Za-z0-9._-]{1,100}$'),
    actor_id integer,
    request_id text,
    details jsonb not null default '{}',
    -- SHA-256 of the salt and the address in audit_origin.
    origin_digest text,
    previous_hash text not null,
    hash text not null
  );
  create index audit_entry_of_actor on audit_entry (actor_id, seq);
  create index audit_entry_of_subject on audit_entry (subject, subject_id, seq);
  create index audit_entry_of_action on audit_entry (action, seq);
  create index audit_entry_occurred_at on audit_entry (occurred_at);

  -- Addresses of requests. Deleted after their term; the chain stays valid.
  create table audit_origin (
    seq bigint primary key constraint audit_origin_entry references audit_entry,
    address text not null,
    salt text not null,
    recorded_at timestamptz not null default now()
  );
  create index audit_origin_recorded_at on audit_origin (recorded_at);

  -- The last entry of the chain. One row.
  create table audit_head (
    only_row boolean primary key default true constraint audit_head_only_row check (only_row),
    seq bigint not null,
    hash text not null
  );
  insert into audit_head (seq, hash) values (0, '${FIRST_HASH}');

  -- Runs as the owner: the service's role may not update audit_head.
  create function chain_audit_entry() returns trigger language plpgsql security definer
    set search_path = users, pg_temp as $$
    declare
      e audit_entry;
    begin
      -- Transactions that add entries wait here for each other.
      update audit_head set seq = seq + 1 returning seq, hash into new.seq, new.previous_hash;
      new.recorded_at := clock_timestamp();
      e := new;
      new.hash := encode(sha256(convert_to(new.previous_hash || ${AUDIT_CONTENT}, 'UTF8')), 'hex');
      update audit_head set hash = new.hash;
      return new;
    end $$;
  create trigger audit_entry_chained before insert on audit_entry
    for each row execute function chain_audit_entry();

  create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_entry is append-only';
    end $$;
  create trigger audit_entry_append_only before update or delete or truncate on audit_entry
    for each statement execute function refuse_audit_change();

  -- Runs as the owner: the service's role may not delete addresses before their term of six months.
  create function purge_audit_origins() returns integer language sql security definer
    set search_path = users, pg_temp as $$
    with purged as (delete from audit_origin where recorded_at < now() - interval '6 months' returning 1)
    select count(*)::integer from purged
  $$;

  -- Outside of the audit trail, whose entries stay: anyone can cause refusals, so that these have a term.
  create table visitor_refusal (
    id integer generated always as identity primary key,
    occurred_at timestamptz not null,
    recorded_at timestamptz not null default now(),
    code text not null,
    -- Method and pattern of the route; null: refusals that were counted only.
    place text,
    count integer not null,
    request_id text,
    -- The address of the request, or the network of counted ones.
    origin text
  );
  create index visitor_refusal_recorded on visitor_refusal (recorded_at);
`;
