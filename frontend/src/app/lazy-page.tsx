import { useState, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from '../shared/lazy/lazy-component';

export interface LazyPage {
  (): ReactNode;
  /** Afterwards the page renders at once, on the server and where its HTML is taken over. */
  preload(): Promise<void>;
}

/** A page with a chunk of its own, which may be loaded before it is rendered. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const Later = lazyComponent(load);
  let loaded: ComponentType | undefined;
  function Page() {
    // Chosen once: a page on the screen is not mounted anew when its code has arrived.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return <Shown />;
  }
  Page.preload = async () => {
    loaded = (await load()).default;
  };
  return Page;
}
