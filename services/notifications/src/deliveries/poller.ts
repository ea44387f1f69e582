import { log } from '@araucaria/platform';

/** The first retry of a message comes a second after its failure. A poll costs one statement over an index that is almost always empty. */
const INTERVAL_MS = 1_000;

/** Does some work again and again, each time an interval after its last end. Every replica polls. */
export class Poller {
  private timer?: NodeJS.Timeout;
  private currentPoll: Promise<void> = Promise.resolve();
  private isStopping = false;

  /** @param purpose for the log, when `work` fails: 'polling for …' */
  constructor(
    private readonly purpose: string,
    private readonly work: () => Promise<unknown>,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.currentPoll = this.poll();
    }, INTERVAL_MS);
  }

  /** Resolves when the current work has ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.currentPoll;
  }

  private async poll(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      log.warn({ err: error }, `polling for ${this.purpose} failed`);
    }
    if (!this.isStopping) this.start();
  }
}
