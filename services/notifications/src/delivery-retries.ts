import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { log } from '@araucaria/platform';
import { DeliveriesService } from './deliveries.service.js';

/** The first pause after a failure is a second; looking costs one read of an almost always empty index. */
const LOOK = 1_000;

/** Looks for messages whose next try is due, in every replica. */
@Injectable()
export class DeliveryRetries implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(private readonly deliveries: DeliveriesService) {}

  onApplicationBootstrap(): void {
    this.wait();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.looking = this.look();
    }, LOOK);
  }

  private async look(): Promise<void> {
    try {
      await this.deliveries.requestDue();
    } catch (error) {
      log.warn({ err: error }, 'messages to be tried again could not be looked for');
    }
    if (!this.stopping) this.wait();
  }
}
