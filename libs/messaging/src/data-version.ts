import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { ServiceName } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { coalesced, log } from '@araucaria/platform';
import { dataVersionKey } from './data-version-key.js';
import { openRedis, requestConnection } from './redis.js';

/** How long a change waits for Redis at most, which only the first one of an outage does. What was cached before it is too old then. */
const TIMEOUT_MS = 1_000;

/**
 * The version of a service's data: a value in Redis that is replaced after every commit, before the caller of the change gets
 * its reply, and before open screens receive its event. A process that has read the version before it asked the service may
 * use that response again while the version is the same. A value is random: one that Redis has lost never returns.
 *
 * A change succeeds without Redis. The version stays what it was then, until Redis is connected again, so a response that is
 * used again needs a maximum age. A service has a version if its module provides this class.
 */
@Injectable()
export class DataVersion implements OnApplicationShutdown {
  private readonly redis: Redis = openRedis({ ...requestConnection(), commandTimeout: TIMEOUT_MS });
  private readonly key: string;
  /** Redis did not execute the latest replacement, or is not connected yet. */
  private isUnavailable = true;
  /** Changes that commit during a replacement share the next one. */
  private readonly replaceOnce = coalesced(() => this.tryReplace());

  constructor(database: Database) {
    this.key = dataVersionKey(database.schema as ServiceName);
    database.afterEveryCommit(() => this.replace());
    // The first version, the one after a loss of data, and that of changes during an outage.
    this.redis.on('ready', () => void this.replaceOnce());
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** Resolves when the version has been replaced since the call; while Redis is unavailable at once. Never rejects. */
  private replace(): Promise<void> {
    const replaced = this.replaceOnce();
    return this.isUnavailable ? Promise.resolve() : replaced;
  }

  private async tryReplace(): Promise<void> {
    try {
      await this.redis.set(this.key, randomUUID());
      this.isUnavailable = false;
    } catch (error) {
      if (!this.isUnavailable) log.warn({ err: error, key: this.key }, 'a version could not be replaced');
      this.isUnavailable = true;
    }
  }
}
