import { apollo } from './apollo';
import { fetchTimes } from './fetch-times';

const invalidate = <T>(_value: unknown, { INVALIDATE }: { INVALIDATE: T }): T => INVALIDATE;

/**
 * Refetches stale query fields: those on the screen at once, the others when they are shown. Cached data stays visible
 * until the new data arrives. Never rejects; what cannot be fetched now is refetched at the next occasion.
 */
export async function refetchStale(fields: Iterable<string>): Promise<void> {
  const invalidated = Object.fromEntries([...fields].map((field) => [field, invalidate]));
  fetchTimes.clear();
  await apollo
    .refetchQueries({ updateCache: (cache) => cache.modify({ id: 'ROOT_QUERY', fields: invalidated }) })
    .catch(() => undefined);
}

/** Refetches every active query. Never rejects. */
export async function refetchAll(): Promise<void> {
  fetchTimes.clear();
  await apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
}
