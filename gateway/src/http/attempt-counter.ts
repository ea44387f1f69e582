import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { keyPrefix } from '@araucaria/messaging/queues';
import { unavailableOnError } from './unavailable.js';

export interface CountedAttempt {
  /** Until the next attempt is allowed; 0: this one is. */
  waitMs: number;
  /** The attempt does not count after all. Has no effect on a later window. */
  undo: () => Promise<void>;
}

/**
 * Counts attempts by key in Redis, over all replicas. A window begins with the first attempt of a key. An attempt is counted before its
 * work, so that simultaneous ones stay within the limit; a refused one does not count.
 */
export class AttemptCounter {
  private readonly limiter: RateLimiterRedis;

  /** @param options name: of the keys in Redis; limit: allowed attempts of a window */
  constructor(redis: Redis, options: { name: string; limit: number; windowSeconds: number }) {
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${keyPrefix()}:${options.name}`,
      points: options.limit,
      duration: options.windowSeconds,
    });
  }

  /** @throws {AppError} `UNAVAILABLE` while Redis cannot be reached */
  async count(key: string): Promise<CountedAttempt> {
    const { consumedPoints, msBeforeNext } = await unavailableOnError(this.consume(key));
    const endsAtMs = Date.now() + msBeforeNext;
    const undo = async () => {
      if (Date.now() < endsAtMs) await unavailableOnError(this.limiter.reward(key));
    };
    if (consumedPoints <= this.limiter.points) return { waitMs: 0, undo };
    await undo();
    return { waitMs: Math.max(1, msBeforeNext), undo: async () => undefined };
  }

  /** The library throws what it counted where that is over the limit. */
  private async consume(key: string): Promise<RateLimiterRes> {
    try {
      return await this.limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  }
}
