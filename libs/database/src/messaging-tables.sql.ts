/** Option of connections whose process wakes its own relay after each commit that added events. */
export const OWN_RELAY = '-c araucaria.outbox_relay=own';

/**
 * DDL for the baseline of a service with events: the outbox of events to publish (`outbox_event`), and the ids of
 * events that were processed (`processed_event`).
 *
 * Inserts into the outbox send `NOTIFY` on `outbox_<schema>` only if the relay of their process does not learn of them otherwise
 * ({@link OWN_RELAY}). PostgreSQL commits transactions with `NOTIFY` one after the other, over all schemas, and wakes every
 * listening connection of the database for each.
 */
export const MESSAGING_TABLES = `
  create table outbox_event (
    id uuid primary key,
    seq bigint generated always as identity,
    name text not null,
    payload jsonb not null,
    request_id text,
    occurred_at timestamptz not null default now(),
    published_at timestamptz,
    -- W3C traceparent of the span that added the event.
    traceparent text
  );
  create index outbox_event_unpublished on outbox_event (seq) where published_at is null;
  create index outbox_event_occurred_at on outbox_event (occurred_at);

  create table processed_event (
    event_id uuid primary key,
    processed_at timestamptz not null default now()
  );
  create index processed_event_processed_at on processed_event (processed_at);

  create function notify_outbox() returns trigger language plpgsql as $$
    begin
      if current_setting('araucaria.outbox_relay', true) is distinct from 'own' then
        perform pg_notify('outbox_' || tg_table_schema, '');
      end if;
      return null;
    end $$;
  create trigger outbox_event_added after insert on outbox_event
    for each statement execute function notify_outbox();
`;

/** DDL of the table with the last run of each cron job. */
export const CREATE_CRON_RUN = `
  create table cron_run (
    name text primary key,
    started_at timestamptz not null,
    finished_at timestamptz,
    counts jsonb not null default '{}',
    error text
  );
`;
