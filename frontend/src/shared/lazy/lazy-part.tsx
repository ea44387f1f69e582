import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './load-chunk';
import { LostChunk } from './lost-chunk';

/**
 * A part of a page with a chunk of its own, as React's `lazy`, but a chunk that does not come is requested again, and what
 * remains lost says so in its own place, with a button for another try. Suspends: give it a `Suspense`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const begin = () =>
    lazy(async () => {
      try {
        return await loadChunk(load);
      } catch (error) {
        // React keeps the failure for ever: the next attempt needs a component of its own.
        latest = begin();
        throw error;
      }
    });
  let latest = begin();
  return function Part(props: P) {
    const [Shown, setShown] = useState(() => latest);
    return (
      <LostChunk onRetry={() => setShown(() => latest)}>
        <Shown {...props} />
      </LostChunk>
    );
  };
}
