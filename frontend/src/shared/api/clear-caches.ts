import { publicQueryCache } from './public-query-cache';

type ClearCache = () => Promise<unknown>;
const otherCaches = new Set<ClearCache>();

/** Registers a cache that is loaded later than this module, for instance Apollo Client's. */
export const onClearCaches = (clear: ClearCache): void => void otherCaches.add(clear);

/** Removes all cached results, which may belong to the previous user, and refetches those on the screen. */
export async function clearCaches(): Promise<void> {
  publicQueryCache.invalidate();
  await Promise.all([...otherCaches].map((clear) => clear()));
}
