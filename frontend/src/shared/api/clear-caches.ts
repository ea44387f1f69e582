import { publicQueryCache } from './public-query-cache';

let clearApollo: (() => Promise<unknown>) | undefined;

/** Registers Apollo Client's cache, which is loaded later than this module. */
export const onClearCaches = (clear: typeof clearApollo): void => void (clearApollo = clear);

/** Removes all cached results, which may belong to the previous user, and refetches those on the screen. */
export async function clearCaches(): Promise<void> {
  publicQueryCache.invalidate();
  await clearApollo?.();
}
