import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row sideways so far that its selected element is visible.
 * @param selected a selector
 * @param value changes with the selection
 * @returns for the row, which is positioned: the offsets of its children are relative to it
 */
export function useSelectedInView<E extends HTMLElement>(
  selected: string,
  value: string,
): RefObject<E | null> {
  const row = useRef<E>(null);
  useEffect(() => {
    const { current } = row;
    const element = current?.querySelector<HTMLElement>(selected);
    if (!current || !element) return;
    const { offsetLeft, offsetWidth } = element;
    const isVisible =
      offsetLeft >= current.scrollLeft &&
      offsetLeft + offsetWidth <= current.scrollLeft + current.clientWidth;
    if (!isVisible) current.scrollLeft = offsetLeft - (current.clientWidth - offsetWidth) / 2;
  }, [selected, value]);
  return row;
}
