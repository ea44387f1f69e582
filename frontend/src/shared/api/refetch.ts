import { apollo } from './apollo';
import { fetchTimes } from './fetch-times';

const invalidate = <T>(_answer: unknown, { INVALIDATE }: { INVALIDATE: T }): T => INVALIDATE;

/**
 * Asks again for answers that have become untrue: what is on the screen at once, the rest when it is shown. The old
 * ones stay until the new ones come; whoever cannot be reached now is asked with the next occasion.
 */
export async function refetchStale(fields: Iterable<string>): Promise<void> {
  const untrue = Object.fromEntries([...fields].map((field) => [field, invalidate]));
  fetchTimes.clear();
  await apollo
    .refetchQueries({ updateCache: (cache) => cache.modify({ id: 'ROOT_QUERY', fields: untrue }) })
    .catch(() => undefined);
}

/** The same for everything. */
export async function refetchAll(): Promise<void> {
  fetchTimes.clear();
  await apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
}
