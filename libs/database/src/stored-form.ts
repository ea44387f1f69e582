import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, currentActor } from '@araucaria/platform';

/** Forms older than this are forgotten: a user who missed a response repeats the call within minutes. */
const KEPT = '1 day';

/** What a form contains. Its key is random and stays the same whenever it is sent again; absent: each call creates a record. */
interface Form {
  formKey?: string | undefined;
}

interface Creation<T> {
  /** Of the record: with the same key, a record of another kind is created too. */
  kind: string;
  /** Without passwords, whose hash could be guessed, and what differs each time it is sent. */
  form: Form;
  create: () => Promise<T>;
  /** The record that an earlier call has created; null if it is removed. */
  find: (id: string) => Promise<T | null>;
}

/**
 * Creates a record once for each form, in the transaction of `em`: the same form of the same user again, after its response was
 * lost, gets the same record. Two calls at once wait for each other. A key means nothing to other users.
 * @throws {AppError} `FORM_ALREADY_SENT` with the record of the form, if the form contains something else now
 */
export async function oncePerForm<T extends { id: number | string }>(
  em: EntityManager,
  { kind, form, create, find }: Creation<T>,
): Promise<T> {
  const actorId = currentActor()?.id;
  if (form.formKey === undefined || actorId === undefined) return create();
  const key = [actorId, kind, form.formKey];
  const hash = formHash(form);
  const added = await em.execute<object[]>(
    `insert into stored_form (actor_id, kind, key) values (?, ?, ?) on conflict do nothing returning key`,
    key,
  );
  if (!added.length) {
    const [stored] = await em.execute<Array<{ id: string; hash: string | null }>>(
      'select record_id as id, content_hash as hash from stored_form where actor_id = ? and kind = ? and key = ?',
      key,
    );
    const record = stored && (await find(stored.id));
    if (record) {
      if (stored.hash !== null && stored.hash !== hash) throw formAlreadySent(kind, record.id);
      return record;
    }
  }
  const record = await create();
  await em.execute(
    'update stored_form set record_id = ?, content_hash = ? where actor_id = ? and kind = ? and key = ?',
    [String(record.id), hash, ...key],
  );
  await em.execute(`delete from stored_form where stored_at < now() - interval '${KEPT}'`);
  return record;
}

/** Of what a form contains, whatever the order of its fields. */
export const formHash = <T extends Form>({ formKey: _formKey, ...contents }: T): string =>
  createHash('sha256').update(JSON.stringify(contents, inOrder)).digest('base64url');

const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const formAlreadySent = (kind: string, id: number | string): AppError =>
  new AppError('FORM_ALREADY_SENT', undefined, { kind, id });
