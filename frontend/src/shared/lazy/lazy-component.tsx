import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './load-chunk';
import { ChunkErrorBoundary } from './chunk-error-boundary';

/**
 * Like React's `lazy`, but retries a chunk that fails to load, and then shows an error with a retry button in the place of
 * the component. Suspends: needs a `Suspense` around it.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const createLazy = () => lazy(() => loadChunk(load));
  let latest = createLazy();
  // React caches a failed `lazy` component: the next attempt needs a new one. It is created only after the error is
  // committed, because React renders again before that and would request the chunk each time.
  const replaceFailed = () => {
    latest = createLazy();
  };
  return function LazyComponent(props: P) {
    const [Shown, setShown] = useState(() => latest);
    return (
      <ChunkErrorBoundary onError={replaceFailed} onRetry={() => setShown(() => latest)}>
        <Shown {...props} />
      </ChunkErrorBoundary>
    );
  };
}
