/** What jsdom leaves out because it computes no layout. Runs before each file of component tests. */

// React reports updates that a test does not wait for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Observes nothing: no element has a size. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Evaluates queries of width against `innerWidth`; the pointer is a mouse; preferences are not set. */
function matchMedia(query: string): MediaQueryList {
  const matches = () => {
    const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    if (min ?? max) return Number(min ?? 0) <= innerWidth && innerWidth <= Number(max ?? Infinity);
    return /pointer:\s*fine|hover:\s*hover/.test(query);
  };
  return Object.assign(new EventTarget(), {
    get matches() {
      return matches();
    },
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

window.ResizeObserver = StillResizeObserver;
window.matchMedia = matchMedia;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
