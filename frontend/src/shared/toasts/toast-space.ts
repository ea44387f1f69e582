/** CSS variable: height from the top of the toast to the bottom of the window, kept free by pages and dialogs (theme). */
const SPACE = '--toast-space';

/** Ref callback of the toast: keeps its space free, so that it covers no controls. */
export function reserveToastSpace(toast: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  if (!toast) return () => undefined;
  const observer = new ResizeObserver(() => {
    style.setProperty(SPACE, `${Math.ceil(innerHeight - toast.getBoundingClientRect().top)}px`);
  });
  observer.observe(toast);
  return () => {
    observer.disconnect();
    style.removeProperty(SPACE);
  };
}
