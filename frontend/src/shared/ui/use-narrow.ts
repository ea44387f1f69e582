import { useSyncExternalStore } from 'react';

/** Size of the root's text that the widths of this site are given for, in pixels. */
const USUAL_TEXT = 16;

let probe: HTMLElement | undefined;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Follows the size of the window and of the root's text: an element of 1 rem changes its width with the latter. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!probe) {
    probe = document.createElement('div');
    probe.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:0';
    document.body.append(probe);
    new ResizeObserver(notify).observe(probe);
    addEventListener('resize', notify);
  }
  return () => listeners.delete(listener);
}

/** Window's width in pixels, as wide as it is for text of the usual size. */
const width = () =>
  (innerWidth * USUAL_TEXT) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Whether the window has room for no more than `pixels` at the usual size of text. With text twice as large half of it is
 * left; media queries in pixels do not see that.
 */
export const useNarrow = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => width() <= pixels,
    () => false,
  );
