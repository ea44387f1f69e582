import { apollo, queriesShowing } from './apollo';
import { fetchTimes } from './fetch-times';
import type { Aggregate } from './stale-queries';

/**
 * Refetches the queries that a change of these aggregates makes stale: those on the screen at once, the others when they
 * are shown. Cached data stays visible until the new data arrives. Never rejects; what cannot be fetched now is refetched
 * at the next occasion. Successful mutations do this by themselves.
 */
export async function refetchAfterChange(changed: Iterable<Aggregate>): Promise<void> {
  fetchTimes.clear();
  await apollo.refetchQueries({ include: queriesShowing(changed) }).catch(() => undefined);
}

/** Refetches every active query. Never rejects. */
export async function refetchAll(): Promise<void> {
  fetchTimes.clear();
  await apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
}
