import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { addressGroup } from '@araucaria/platform';
import { DAY_MS } from '@araucaria/contracts';
import { GatewayConfig } from '../gateway-config.js';
import { AttemptCounter } from '../http/attempt-counter.js';
import { REDIS } from '../redis.module.js';

/** Requests for links to one e-mail address from one subscriber of the internet in a day. */
const MAX_REQUESTS_PER_DAY = 5;

/**
 * Counts who requests links to 'Minha candidatura' for which address. One sender cannot use up the e-mails of another person:
 * beyond the limit their requests bring an e-mail rarely, and those of other senders as before. Addresses that are unknown
 * are counted alike, so that responses reveal nothing.
 */
@Injectable()
export class LinkSendersService {
  private readonly requests: AttemptCounter;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly config: GatewayConfig,
  ) {
    const limits = { limit: MAX_REQUESTS_PER_DAY, windowSeconds: DAY_MS / 1_000 };
    this.requests = new AttemptCounter(redis, { name: 'area-link-sender', ...limits });
  }

  /**
   * Counts a request. Whether the sender had used up those of the day before it.
   * @param address IP address of the request
   * @throws {AppError} `UNAVAILABLE` while Redis cannot be reached
   */
  async isLimited(email: string, address: string): Promise<boolean> {
    const {
      rateLimits,
      sessionSecrets: [secret],
    } = this.config;
    if (!rateLimits) return false;
    // Redis holds no addresses of either kind.
    const digest = createHmac('sha256', secret)
      .update(JSON.stringify([email.toLowerCase(), addressGroup(address)]))
      .digest('hex');
    return (await this.requests.count(digest)).waitMs > 0;
  }
}
