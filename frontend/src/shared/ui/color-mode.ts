import { ExternalStore } from '../browser/external-store';

type ColorMode = 'light' | 'dark';

/** Also read by `public/color-scheme.js`. */
const KEY = 'mui-mode';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';

const store = new ExternalStore();

/** undefined: the visitor follows the system. */
function chosen(): ColorMode | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    // Storage may be forbidden.
    return undefined;
  }
}

const current = (): ColorMode => (document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light');

function show(mode: ColorMode): void {
  const { dataset } = document.documentElement;
  // All colours change at once: without transitions, which the browser decides about when it computes the new styles.
  dataset.switching = '';
  dataset.scheme = mode;
  document.documentElement.getBoundingClientRect();
  delete dataset.switching;
  store.notify();
}

function choose(mode: ColorMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // The choice lasts until the page is left.
  }
  show(mode);
}

/** Follows the system while the visitor has chosen no mode, and the choice in another tab. */
function follow(): void {
  const system = matchMedia(SYSTEM_DARK);
  const wanted = () => chosen() ?? (system.matches ? 'dark' : 'light');
  const update = () => show(wanted());
  system.addEventListener('change', update);
  addEventListener('storage', ({ key }) => key === KEY && update());
  // The page may have been shown long before its code has loaded.
  if (current() !== wanted()) update();
}

/** The light or the dark scheme: the attribute `data-scheme` of the document, by which the style sheets choose colours. */
export const colorMode = {
  KEY,
  chosen,
  current,
  choose,
  follow,
  subscribe: store.subscribe,
};
