import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { log, runInContext, work } from '@araucaria/platform';
import { randomUUID } from 'node:crypto';
import { ErasureService } from './erasure.service.js';

const HOUR = 3_600_000;

/** Erases talent-bank entries whose time is over, every hour; replicas that do it at once take turns by row locks. */
@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(private readonly erasure: ErasureService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.expire(), HOUR).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async expire(): Promise<void> {
    if (work.leaving) return;
    try {
      const { candidates } = await work.track(() =>
        runInContext({ requestId: randomUUID() }, () => this.erasure.expireRetention()),
      );
      if (candidates) log.info({ candidates }, 'talent-bank entries expired');
    } catch (error) {
      log.warn({ err: error }, 'talent-bank entries wait for their expiry');
    }
  }
}
