/** The server cannot be reached; nothing was tried. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

/** After a failure of the server itself, one message looks whether it is back; the others need not wait for time-outs. */
const REST = 2_000;

/** Remembers that a server is away, so that only one message at a time finds out whether it still is. */
export class Outage {
  private away = false;
  private looking = false;
  private restsUntil = 0;

  constructor(private readonly server: string) {}

  /** @throws {ServerAway} while the server is known to be away, and somebody else is looking or has just looked */
  assertOver(): void {
    if (this.away && (this.looking || Date.now() < this.restsUntil))
      throw new ServerAway(`the ${this.server} is away`);
  }

  /** @param isAnswer whether what was thrown came from a server that is there, and refused only this message */
  async watch<T>(call: () => Promise<T>, isAnswer: (error: unknown) => boolean): Promise<T> {
    this.assertOver();
    this.looking = this.away;
    try {
      const result = await call();
      this.away = false;
      return result;
    } catch (error) {
      this.away = !isAnswer(error);
      this.restsUntil = Date.now() + REST;
      throw error;
    } finally {
      this.looking = false;
    }
  }
}
