import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { log } from '@araucaria/platform';
import { DeliveriesService } from './deliveries.service.js';

/** The first retry comes a second after a failure. A poll costs one read of an index that is almost always empty. */
const POLL_INTERVAL_MS = 1_000;

/** Polls for deliveries whose next attempt is due. Every replica polls. */
@Injectable()
export class DeliveryPollerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private currentPoll: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(private readonly deliveries: DeliveriesService) {}

  onApplicationBootstrap(): void {
    this.scheduleNextPoll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.currentPoll;
  }

  private scheduleNextPoll(): void {
    this.timer = setTimeout(() => {
      this.currentPoll = this.poll();
    }, POLL_INTERVAL_MS);
  }

  private async poll(): Promise<void> {
    try {
      await this.deliveries.requestDue();
    } catch (error) {
      log.warn({ err: error }, 'polling for due deliveries failed');
    }
    if (!this.isStopping) this.scheduleNextPoll();
  }
}
