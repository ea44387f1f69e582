import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';

const WINDOW_MS = 15 * 60_000;
/**
 * Wrong codes of one account in a window, from all addresses and sessions. Only people who know the password reach it, and
 * with 960 codes a day they guess one of the three valid codes of six digits in about a year.
 */
const MAX_FAILURES = 10;

/** KEYS: failures. ARGV: limit, window in milliseconds. Returns the milliseconds to wait; 0: the attempt is counted. */
const BEGIN_SCRIPT = `
if tonumber(redis.call('get', KEYS[1]) or '0') >= tonumber(ARGV[1]) then
  return math.max(1, redis.call('pttl', KEYS[1]))
end
if redis.call('incr', KEYS[1]) == 1 then redis.call('pexpire', KEYS[1], ARGV[2]) end
return 0`;

const UNDO_SCRIPT = `
if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`;

/** Counts wrong codes and passwords of confirmations by account, beside the attempts of each login. */
@Injectable()
export class FactorAttemptsService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly config: GatewayConfig,
  ) {}

  /**
   * Verifies a factor of the account by `verify`. Counted before, so that simultaneous attempts stay within the limit;
   * undone unless it throws `INVALID_FACTOR`.
   * @throws {AppError} `TOO_MANY_REQUESTS`, or what `verify` throws
   */
  async count<T>(userId: number, verify: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimits) return verify();
    const key = `${keyPrefix()}:login:factor-failures:${userId}`;
    const waitMs = (await unavailableOnError(
      this.redis.eval(BEGIN_SCRIPT, 1, key, MAX_FAILURES, WINDOW_MS),
    )) as number;
    if (waitMs > 0) {
      const minutes = Math.ceil(waitMs / 60_000);
      throw new AppError(
        'TOO_MANY_REQUESTS',
        `Muitos códigos errados. Tente novamente em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}, ou use uma chave de acesso.`,
        { retryAfter: Math.ceil(waitMs / 1_000) },
      );
    }
    try {
      const result = await verify();
      await this.undo(key);
      return result;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'INVALID_FACTOR') await this.undo(key);
      throw error;
    }
  }

  private async undo(key: string): Promise<void> {
    await unavailableOnError(this.redis.eval(UNDO_SCRIPT, 1, key));
  }
}
