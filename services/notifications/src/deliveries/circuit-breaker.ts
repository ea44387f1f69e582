/** Thrown without a call to the server, which is known to be unreachable. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

const OPEN_DURATION_MS = 2_000;

/**
 * Circuit breaker for one remote server. After a failure of the server it rejects calls at once for
 * {@link OPEN_DURATION_MS}, so that they do not each wait for a timeout. Then it lets one call through at a time as a
 * probe, until one succeeds.
 */
export class CircuitBreaker {
  private isOpen = false;
  private isProbing = false;
  private openUntil = 0;

  /** @param server name for error messages */
  constructor(private readonly server: string) {}

  /** @throws {CircuitOpenError} while calls are rejected, or while another call probes the server */
  assertClosed(): void {
    if (this.isOpen && (this.isProbing || Date.now() < this.openUntil))
      throw new CircuitOpenError(`the ${this.server} is unavailable`);
  }

  /**
   * @param isResponse whether an error is a response of the server, which then is available and rejected only this message
   * @throws {CircuitOpenError}, or what `call` throws
   */
  async run<T>(call: () => Promise<T>, isResponse: (error: unknown) => boolean): Promise<T> {
    this.assertClosed();
    this.isProbing = this.isOpen;
    try {
      const result = await call();
      this.isOpen = false;
      return result;
    } catch (error) {
      this.isOpen = !isResponse(error);
      this.openUntil = Date.now() + OPEN_DURATION_MS;
      throw error;
    } finally {
      this.isProbing = false;
    }
  }
}
