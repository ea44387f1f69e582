import { useState, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from '../shared/lazy/lazy-component';
import { fetchChunk } from '../shared/lazy/load-chunk';

export interface LazyPage {
  (): ReactNode;
  /** Loads the code. Afterwards the page renders synchronously, for server rendering and hydration. Rejects if it is lost. */
  preload(): Promise<void>;
  /** From the folder of the site. Only in the build for server rendering, which names it. */
  readonly module: string | undefined;
}

/** A page in a chunk of its own that can be preloaded. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, module?: string): LazyPage {
  const Lazy = lazyComponent(load);
  let loaded: ComponentType | undefined;
  function Page() {
    // Chosen once, so that a page on the screen is not remounted when a preload finishes.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  }
  Page.preload = async () => {
    loaded = (await fetchChunk(load)).default;
  };
  Page.module = module;
  return Page;
}
