/** How far the toast reaches into the window; pages and dialogs keep that much free below (see the theme). */
const SPACE = '--toast-space';

/** Ref of the toast: what can be done on the page stays within reach while it is shown. */
export function reserveToastSpace(toast: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  if (!toast) return () => undefined;
  const watch = new ResizeObserver(() => {
    style.setProperty(SPACE, `${Math.ceil(innerHeight - toast.getBoundingClientRect().top)}px`);
  });
  watch.observe(toast);
  return () => {
    watch.disconnect();
    style.removeProperty(SPACE);
  };
}
