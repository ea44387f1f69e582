import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { MINUTE_MS } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { AttemptCounter } from '../http/attempt-counter.js';
import { REDIS } from '../redis.module.js';

const WINDOW_SECONDS = 15 * 60;
/**
 * Wrong codes of one account in a window, from all addresses and sessions. Only people who know the password reach it, and
 * with 960 codes a day they guess one of the three valid codes of six digits in about a year.
 */
const MAX_FAILURES = 10;

/** Counts wrong codes and passwords of confirmations by account, beside the attempts of each login. */
@Injectable()
export class FactorAttemptsService {
  private readonly failures: AttemptCounter;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly config: GatewayConfig,
  ) {
    const limits = { limit: MAX_FAILURES, windowSeconds: WINDOW_SECONDS };
    this.failures = new AttemptCounter(redis, { name: 'login:factor-failures', ...limits });
  }

  /**
   * Verifies a factor of the account by `verify`. Counted before, so that simultaneous attempts stay within the limit;
   * undone unless it throws `INVALID_FACTOR`.
   * @throws {AppError} `TOO_MANY_REQUESTS`, or what `verify` throws
   */
  async count<T>(userId: number, verify: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimits) return verify();
    const { waitMs, undo } = await this.failures.count(String(userId));
    if (waitMs > 0) {
      const minutes = Math.ceil(waitMs / MINUTE_MS);
      throw new AppError(
        'TOO_MANY_REQUESTS',
        `Muitos códigos errados. Tente novamente em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}, ou use uma chave de acesso.`,
        { retryAfter: Math.ceil(waitMs / 1_000) },
      );
    }
    try {
      const result = await verify();
      await undo();
      return result;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'INVALID_FACTOR') await undo();
      throw error;
    }
  }
}
