/** Age in milliseconds up to which a query result counts as current. */
export const STALE_AFTER_MS = 60_000;

/** Records when each operation was last fetched with its variables. */
export class FetchTimes {
  private readonly fetchedAt = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  record(operation: string, variables: unknown): void {
    this.fetchedAt.set(keyOf(operation, variables), this.now());
  }

  isStale(operation: string, variables: unknown): boolean {
    const fetchedAt = this.fetchedAt.get(keyOf(operation, variables));
    return fetchedAt === undefined || this.now() - fetchedAt > STALE_AFTER_MS;
  }

  /** Makes every operation stale, for instance after a login or logout. */
  clear(): void {
    this.fetchedAt.clear();
  }
}

const keyOf = (operation: string, variables: unknown) => `${operation} ${JSON.stringify(variables ?? {})}`;

export const fetchTimes = new FetchTimes();
