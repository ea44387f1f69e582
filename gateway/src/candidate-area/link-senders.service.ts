import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { addressGroup } from '@araucaria/platform';
import { DAY_MS } from '@araucaria/contracts';
import { GatewayConfig } from '../gateway-config.js';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';

/** Requests for links to one e-mail address from one subscriber of the internet in a day. */
const MAX_REQUESTS_PER_DAY = 5;

/** KEYS: the count. ARGV: milliseconds until it ends. Returns the requests of the day with this one. */
const COUNT_SCRIPT = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return count`;

/**
 * Counts who requests links to 'Minha candidatura' for which address. One sender cannot use up the e-mails of another person:
 * beyond the limit their requests bring an e-mail rarely, and those of other senders as before. Addresses that are unknown
 * are counted alike, so that responses reveal nothing.
 */
@Injectable()
export class LinkSendersService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly config: GatewayConfig,
  ) {}

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
    const key = `${keyPrefix()}:area-link-sender:${digest}`;
    const count = (await unavailableOnError(this.redis.eval(COUNT_SCRIPT, 1, key, DAY_MS))) as number;
    return count > MAX_REQUESTS_PER_DAY;
  }
}
