import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ContentFits<E extends HTMLElement> {
  /** Element around both layouts. */
  frame: RefObject<E | null>;
  fits: boolean;
}

/**
 * Whether a wide layout, for instance a table, fits into its frame without horizontal scrolling. Measured after render and
 * before paint; the narrow layout stays until the frame has the width that the wide one needed.
 * @param scroller selector of the element inside the frame that would scroll
 */
export function useContentFits<E extends HTMLElement>(scroller: string): ContentFits<E> {
  const frame = useRef<E>(null);
  /** Width in pixels that the wide layout needed when it did not fit; 0: it fits. */
  const [needed, setNeeded] = useState(0);

  /** @returns whether the wide layout is rendered */
  const measure = useCallback((): boolean => {
    const wide = frame.current?.querySelector(scroller);
    if (wide && wide.scrollWidth > wide.clientWidth) setNeeded(wide.scrollWidth);
    return Boolean(wide);
  }, [scroller]);

  // After every render, because new rows may be wider.
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
