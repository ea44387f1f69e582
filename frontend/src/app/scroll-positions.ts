const STORE = 'posicoes-1';
/** Entries of the history that are remembered. */
const MAX_ENTRIES = 50;
/** Milliseconds that a page has to become as tall as it was. */
const RESTORE_WITHIN_MS = 5_000;

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as Array<[string, number]>);
  } catch {
    return new Map();
  }
}

/** How far each entry of this tab's history was scrolled: kept over Back, Forward and a reload. */
export class ScrollPositions {
  private readonly positions = stored();
  private stopRestoring = () => undefined as void;

  /** @param entry key of an entry of the history */
  save(entry: string, y: number): void {
    this.positions.delete(entry);
    this.positions.set(entry, Math.round(y));
    const [oldest] = this.positions.keys();
    if (this.positions.size > MAX_ENTRIES && oldest !== undefined) this.positions.delete(oldest);
  }

  /** The entry has been replaced by another. */
  evict(entry: string): void {
    this.positions.delete(entry);
  }

  /** Before the document is left. */
  store(): void {
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...this.positions]));
    } catch {
      // Full or forbidden storage costs the position, not the page.
    }
  }

  /** Scrolls back to where the entry was left, once the page is tall enough; the user's own scrolling comes first. */
  restore(entry: string): void {
    this.stopRestoring();
    const y = this.positions.get(entry);
    if (y === undefined) return;
    const reached = () => {
      scrollTo(0, y);
      return Math.abs(scrollY - y) <= 1;
    };
    if (reached()) return;
    const grows = new ResizeObserver(() => reached() && this.stopRestoring());
    const signs = new AbortController();
    const timeout = setTimeout(() => this.stopRestoring(), RESTORE_WITHIN_MS);
    this.stopRestoring = () => {
      grows.disconnect();
      signs.abort();
      clearTimeout(timeout);
    };
    for (const sign of ['wheel', 'touchstart', 'keydown', 'mousedown'])
      addEventListener(sign, this.stopRestoring, { signal: signs.signal, passive: true });
    grows.observe(document.body);
  }

  /** Another page takes over. */
  abandon(): void {
    this.stopRestoring();
  }
}
