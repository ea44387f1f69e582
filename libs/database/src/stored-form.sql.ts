/** DDL of the table with the forms that users have sent, each with the id of the record that it has created. */
export const CREATE_STORED_FORM = `
  create table stored_form (
    actor_id integer not null,
    kind text not null,
    key uuid not null,
    -- null: in the transaction that creates the record.
    record_id text,
    stored_at timestamptz not null default now(),
    primary key (actor_id, kind, key)
  );
  create index stored_form_stored_at on stored_form (stored_at);
`;

/** DDL of the hash of what a form contained; null: it was sent to the release before. */
export const ADD_FORM_HASH = 'alter table stored_form add column content_hash text';
