/** Age in milliseconds up to which a query result counts as current. */
export const STALE_AFTER_MS = 60_000;

/** Records when each operation was last fetched with its variables. */
export class FetchTimes {
  private readonly fetchedAt = new Map<string, number>();
  /** How often something has changed that responses from before do not show. */
  changes = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** @param changes those that were known when the query was sent: what was read before a later one is stale */
  record(operation: string, variables: unknown, changes = this.changes): void {
    if (changes === this.changes) this.fetchedAt.set(fetchKey(operation, variables), this.now());
  }

  isStale(operation: string, variables: unknown): boolean {
    const fetchedAt = this.fetchedAt.get(fetchKey(operation, variables));
    return fetchedAt === undefined || this.now() - fetchedAt > STALE_AFTER_MS;
  }

  /** Makes every operation stale, for instance after a login or logout. */
  clear(): void {
    this.changes++;
    this.fetchedAt.clear();
  }
}

export const fetchKey = (operation: string, variables: unknown) =>
  `${operation} ${JSON.stringify(variables ?? {})}`;

export const fetchTimes = new FetchTimes();
