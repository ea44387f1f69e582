import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { Poller } from '../deliveries/poller.js';

/** The first retry comes a second after a failure. A poll costs one read of an index that is almost always empty. */
const POLL_INTERVAL_MS = 1_000;

/** Polls for deliveries whose next attempt is due. Every replica polls. */
@Injectable()
export class DeliveryPollerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller = new Poller(POLL_INTERVAL_MS, 'due deliveries', () =>
    this.deliveries.requestDue(),
  );

  constructor(private readonly deliveries: DeliveriesService) {}

  onApplicationBootstrap(): void {
    this.poller.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.poller.stop();
  }
}
