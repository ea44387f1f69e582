import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './load-chunk';
import { ChunkErrorBoundary } from './chunk-error-boundary';

/**
 * A part of a page with a chunk of its own, as React's `lazy`, but a chunk that does not come is requested again, and what
 * remains lost says so in its own place, with a button for another try. Suspends: give it a `Suspense`.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const begin = () => lazy(() => loadChunk(load));
  let latest = begin();
  // React keeps a failure for ever: the next attempt, here or where the part is shown again, needs a component of its own.
  // Only once the failure is on the screen: until then React renders again, and would ask again each time.
  const forgetFailure = () => {
    latest = begin();
  };
  return function Part(props: P) {
    const [Shown, setShown] = useState(() => latest);
    return (
      <ChunkErrorBoundary onError={forgetFailure} onRetry={() => setShown(() => latest)}>
        <Shown {...props} />
      </ChunkErrorBoundary>
    );
  };
}
