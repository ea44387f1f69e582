import { RestError } from '../../shared/api/rest';

/** Delay before each retry; the last one repeats until the page is left. */
const RETRY_DELAYS_MS = [3_000, 10_000, 30_000, 60_000];

export interface RegistrationOptions {
  send: (code: string) => Promise<unknown>;
  draw: () => string;
  /** The link may have been shared: the code must not be replaced. */
  isShared?: boolean | undefined;
  /** Called with the code to show, and with a new one if the code is taken. */
  onCode: (code: string) => void;
  onRegistered: () => void;
  /** Called if the server rejects the referral permanently. */
  onRefused: (error: RestError) => void;
  wait?: (delayMs: number, then: () => void) => () => void;
}

/**
 * Registers a code that is already shown, with retries, so that a shared link becomes valid. The call is idempotent: the
 * server accepts the same code from the same person again.
 */
export class Registration {
  private code: string;
  private failures = 0;
  private sending: Promise<void> | undefined;
  private cancelWait: (() => void) | undefined;
  private done = false;

  constructor(private readonly options: RegistrationOptions) {
    this.code = options.draw();
    options.onCode(this.code);
  }

  /** Makes one attempt now, unless one is running or none is needed. Never rejects. */
  attempt(): Promise<void> {
    if (this.done) return Promise.resolve();
    this.cancelWait?.();
    this.sending ??= this.send().finally(() => (this.sending = undefined));
    return this.sending;
  }

  private async send(): Promise<void> {
    try {
      await this.options.send(this.code);
      if (this.done) return;
      this.done = true;
      this.options.onRegistered();
    } catch (error) {
      if (this.done) return;
      const taken = error instanceof RestError && error.body.code === 'REFERRAL_CODE_TAKEN';
      if (taken && !this.options.isShared) {
        this.code = this.options.draw();
        this.options.onCode(this.code);
        await this.send();
      } else if (taken || (error instanceof RestError && error.status === 400)) {
        this.done = true;
        this.options.onRefused(error);
      } else {
        const delayMs = RETRY_DELAYS_MS[Math.min(this.failures++, RETRY_DELAYS_MS.length - 1)]!;
        this.cancelWait = (this.options.wait ?? later)(delayMs, () => void this.attempt());
      }
    }
  }
}

function later(delayMs: number, then: () => void): () => void {
  const timer = setTimeout(then, delayMs);
  return () => clearTimeout(timer);
}
