import { useSyncExternalStore } from 'react';
import { ExternalStore } from '../browser/external-store';

/** Root font size for which the breakpoints of this site are given. */
const DEFAULT_FONT_SIZE_PX = 16;

let probe: HTMLElement | undefined;
const size = new ExternalStore();

/** Observes the size of the window and the root font size, the latter by the width of an element of 1 rem. */
function subscribe(listener: () => void): () => void {
  if (!probe) {
    probe = document.createElement('div');
    probe.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:0';
    document.body.append(probe);
    new ResizeObserver(size.notify).observe(probe);
    addEventListener('resize', size.notify);
  }
  return size.subscribe(listener);
}

/** Width of the window in pixels, scaled to the default font size. */
const width = () =>
  (innerWidth * DEFAULT_FONT_SIZE_PX) /
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Whether the window is at most `pixels` wide at the default font size. Unlike a media query in pixels it respects a larger
 * font: with double the font size half the width is left.
 */
export const useNarrow = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => width() <= pixels,
    () => false,
  );
