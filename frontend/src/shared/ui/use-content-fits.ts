import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ContentFits<E extends HTMLElement> {
  /** Around both forms of the content. */
  frame: RefObject<E | null>;
  /** Whether the wide form fits into the frame. */
  fits: boolean;
}

/**
 * Whether a table, or whatever scrolls sideways when it is too wide, fits into its frame. It is measured where it is
 * shown, before the browser paints; the narrow form stays until the frame has grown to what the wide one needed.
 * @param scroller selector of the element inside the frame that would scroll
 */
export function useContentFits<E extends HTMLElement>(scroller: string): ContentFits<E> {
  const frame = useRef<E>(null);
  /** Pixels that the wide form needed when it did not fit. */
  const [needed, setNeeded] = useState(0);

  /** @returns whether the wide form is the one that is shown */
  const measure = useCallback((): boolean => {
    const wide = frame.current?.querySelector(scroller);
    if (wide && wide.scrollWidth > wide.clientWidth) setNeeded(wide.scrollWidth);
    return Boolean(wide);
  }, [scroller]);

  // After every render: new rows may be wider than those before.
  useLayoutEffect(() => {
    if (!needed) measure();
  });

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (!measure()) setNeeded((pixels) => (element.clientWidth >= pixels ? 0 : pixels));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  return { frame, fits: needed === 0 };
}
