import { useEffect } from 'react';

/** Pixels between a toast and what is beside it. */
const GAP = 24;

/** Toasts appear left, beside a menu of a `width` of CSS: the decisions of staff pages and dialogs are on the right. */
export function useToastsOnLeft(width: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-left', `calc(${width} + ${GAP}px)`);
    style.setProperty('--toast-right', 'auto');
    return () => {
      style.removeProperty('--toast-left');
      style.removeProperty('--toast-right');
    };
  }, [width]);
}
