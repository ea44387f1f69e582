const STORAGE_KEY = 'posicoes-1';
/** History entries whose position is stored. */
const MAX_ENTRIES = 50;
/** Time in which a page must become as tall again as it was. */
const RESTORE_TIMEOUT_MS = 20_000;

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as Array<[string, number]>);
  } catch {
    return new Map();
  }
}

/** Scroll position of each entry of this tab's history; survives a reload. */
export class ScrollPositions {
  private readonly positions = stored();
  private stopRestoring = () => undefined as void;

  /** @param entry key of a history entry */
  save(entry: string, y: number): void {
    this.positions.delete(entry);
    this.positions.set(entry, Math.round(y));
    const [oldest] = this.positions.keys();
    if (this.positions.size > MAX_ENTRIES && oldest !== undefined) this.positions.delete(oldest);
  }

  /** For a history entry that was replaced. */
  remove(entry: string): void {
    this.positions.delete(entry);
  }

  /** Writes the positions to the session storage; call before the document is unloaded. */
  store(): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.positions]));
    } catch {
      // A full or disabled storage only loses the positions.
    }
  }

  /**
   * Restores the position of an entry, and keeps it while the page grows, unless the user scrolls first: what is added above would
   * move it along.
   */
  restore(entry: string): void {
    this.stopRestoring();
    const y = this.positions.get(entry);
    if (y === undefined) return;
    const scroll = () => scrollTo(0, y);
    scroll();
    const resizeObserver = new ResizeObserver(scroll);
    const userInput = new AbortController();
    const timeout = setTimeout(() => this.stopRestoring(), RESTORE_TIMEOUT_MS);
    this.stopRestoring = () => {
      resizeObserver.disconnect();
      userInput.abort();
      clearTimeout(timeout);
    };
    for (const type of ['wheel', 'touchstart', 'keydown', 'mousedown'])
      addEventListener(type, this.stopRestoring, { signal: userInput.signal, passive: true });
    resizeObserver.observe(document.body);
  }

  /** Call when another page is shown. */
  cancelRestore(): void {
    this.stopRestoring();
  }
}
