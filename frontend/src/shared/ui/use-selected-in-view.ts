import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a row sideways so far that its selected element is visible.
 * @param row its element is positioned: the offsets of its children are relative to it
 * @param selected a selector
 * @param value changes with the selection
 */
export function useSelectedInView(row: RefObject<HTMLElement | null>, selected: string, value: string): void {
  useEffect(() => {
    const { current } = row;
    const element = current?.querySelector<HTMLElement>(selected);
    if (!current || !element) return;
    const { offsetLeft, offsetWidth } = element;
    const isVisible =
      offsetLeft >= current.scrollLeft &&
      offsetLeft + offsetWidth <= current.scrollLeft + current.clientWidth;
    if (!isVisible) current.scrollLeft = offsetLeft - (current.clientWidth - offsetWidth) / 2;
  }, [row, selected, value]);
}
