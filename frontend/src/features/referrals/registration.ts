import { RestError } from '../../shared/api/rest';

/** Milliseconds before each further try; the last repeats until the page is left. */
const PAUSES = [3_000, 10_000, 30_000, 60_000];

interface Options {
  send: (code: string) => Promise<unknown>;
  draw: () => string;
  /** The code has left the house in a link: it cannot be exchanged for another. */
  passedOn?: boolean;
  /** The code to show: a new one when somebody else has the last. */
  onCode: (code: string) => void;
  onRegistered: () => void;
  /** The server will never take it. */
  onRefused: (error: RestError) => void;
  wait?: (milliseconds: number, then: () => void) => () => void;
}

/**
 * Registers a code that is already shown, until the server has it: a shared link must not be dead. The same code may be
 * sent again, since the server answers the same person alike.
 */
export class Registration {
  private code: string;
  private failures = 0;
  private sending: Promise<void> | undefined;
  private cancelWait: (() => void) | undefined;
  private done = false;

  constructor(private readonly options: Options) {
    this.code = options.draw();
    options.onCode(this.code);
  }

  /** One try now, unless one is under way or none is needed. Never rejects. */
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
      if (taken && !this.options.passedOn) {
        this.code = this.options.draw();
        this.options.onCode(this.code);
        await this.send();
      } else if (taken || (error instanceof RestError && error.status === 400)) {
        this.done = true;
        this.options.onRefused(error);
      } else {
        const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)]!;
        this.cancelWait = (this.options.wait ?? later)(pause, () => void this.attempt());
      }
    }
  }
}

function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
