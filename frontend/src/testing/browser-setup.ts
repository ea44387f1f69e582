/** What jsdom leaves out because it computes no layout, and what runs before the site. Runs before each file of component tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as React from 'react';

/** Observes nothing: no element has a size. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Without a layout, every element is in the window. */
class VisibleIntersectionObserver extends StillResizeObserver {
  constructor(private readonly callback: (entries: Array<{ isIntersecting: boolean }>) => void) {
    super();
  }
  override observe(): void {
    this.callback([{ isIntersecting: true }]);
  }
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

/**
 * React's development build notes for each element the stack at which it is created, up to a limit for each second, and shows it in
 * some of its warnings. These stacks take a sixth of the time of component tests. Here the limit is always reached: warnings
 * name components, without the lines that created them. Another release of React, which keeps this number elsewhere, is only slower.
 */
function keepNoStacksOfElements(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
  };
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set() {},
    });
}

keepNoStacksOfElements();
window.ResizeObserver = StillResizeObserver;
Object.assign(window, { IntersectionObserver: VisibleIntersectionObserver });
window.matchMedia = matchMedia;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// The script of `index.html` that notices the first interaction.
const script = document.createElement('script');
script.textContent = readFileSync(join(import.meta.dirname, '../../public/early-input.js'), 'utf8');
document.head.append(script);
script.remove();
// Components of tests are rendered, not hydrated.
globalThis.earlyInput?.stopRecording();
