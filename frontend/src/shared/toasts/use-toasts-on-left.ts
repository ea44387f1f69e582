import { useEffect } from 'react';

/** Pixels between a toast and the sidebar. */
const GAP = 24;

/**
 * Shows toasts on the left, because the buttons of staff pages and dialogs are on the right.
 * @param sidebarWidth width of the sidebar in CSS
 */
export function useToastsOnLeft(sidebarWidth: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-left', `calc(${sidebarWidth} + ${GAP}px)`);
    style.setProperty('--toast-right', 'auto');
    return () => {
      style.removeProperty('--toast-left');
      style.removeProperty('--toast-right');
    };
  }, [sidebarWidth]);
}
