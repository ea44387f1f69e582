/** Milliseconds that an answer counts as current. */
export const FRESH_FOR_MS = 60_000;

/** Remembers when each operation was last answered with its variables. */
export class Freshness {
  private readonly answered = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  mark(operation: string, variables: unknown): void {
    this.answered.set(key(operation, variables), this.now());
  }

  isStale(operation: string, variables: unknown): boolean {
    const at = this.answered.get(key(operation, variables));
    return at === undefined || this.now() - at > FRESH_FOR_MS;
  }

  /** After logging in or out other answers are due. */
  clear(): void {
    this.answered.clear();
  }
}

const key = (operation: string, variables: unknown) => `${operation} ${JSON.stringify(variables ?? {})}`;

export const freshness = new Freshness();
