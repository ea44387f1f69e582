import { publicQueryCache } from './public-query-cache';

type Forget = () => Promise<unknown>;
const others = new Set<Forget>();

/** Another store of answers, which may never be loaded, asks to be told. */
export const onClearCaches = (evict: Forget): void => void others.add(evict);

/** Forgets what the previous user saw, and asks again for what is on screen. */
export async function clearCaches(): Promise<void> {
  publicQueryCache.invalidate();
  await Promise.all([...others].map((evict) => evict()));
}
