import type { EntityManager } from '@mikro-orm/postgresql';
import { currentActor } from '@araucaria/platform';

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

/** Forms older than this are forgotten: a user who missed a response repeats the call within minutes. */
const KEPT = '1 day';

interface Creation<T> {
  /** Of the record: with the same key, a record of another kind is created too. */
  kind: string;
  /** Random, the same whenever the same form is sent again; absent: each call creates a record. */
  formKey: string | undefined;
  create: () => Promise<T>;
  /** The record that an earlier call has created; null if it is removed. */
  find: (id: string) => Promise<T | null>;
}

/**
 * Creates a record once for each form, in the transaction of `em`: the same form of the same user again, after its response was
 * lost, gets the same record. Two calls at once wait for each other. A key means nothing to other users.
 */
export async function oncePerForm<T extends { id: number | string }>(
  em: EntityManager,
  { kind, formKey, create, find }: Creation<T>,
): Promise<T> {
  const actorId = currentActor()?.id;
  if (formKey === undefined || actorId === undefined) return create();
  const form = [actorId, kind, formKey];
  const added = await em.execute<object[]>(
    `insert into stored_form (actor_id, kind, key) values (?, ?, ?) on conflict do nothing returning key`,
    form,
  );
  if (!added.length) {
    const [stored] = await em.execute<Array<{ id: string }>>(
      'select record_id as id from stored_form where actor_id = ? and kind = ? and key = ?',
      form,
    );
    const record = stored && (await find(stored.id));
    if (record) return record;
  }
  const record = await create();
  await em.execute('update stored_form set record_id = ? where actor_id = ? and kind = ? and key = ?', [
    String(record.id),
    ...form,
  ]);
  await em.execute(`delete from stored_form where stored_at < now() - interval '${KEPT}'`);
  return record;
}
