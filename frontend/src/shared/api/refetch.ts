import { apollo, activeQueriesShowing, queriesShowing } from './apollo';
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

/**
 * As `refetchAfterChange`, for what others change while the user is at work: each query in a task of its own. The start of a
 * refetch renders, and those of a pipeline's columns together would hold up a drag for more than 50 ms.
 */
export async function refetchStepwise(changed: Iterable<Aggregate>): Promise<void> {
  fetchTimes.clear();
  const refetched: Array<Promise<unknown>> = [];
  for (const query of activeQueriesShowing(changed)) {
    // Its screen may have closed since the task before.
    if (query.hasObservers()) refetched.push(query.refetch().catch(() => undefined));
    await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all(refetched);
}

/** Refetches every active query. Never rejects. */
export async function refetchAll(): Promise<void> {
  fetchTimes.clear();
  await apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
}
