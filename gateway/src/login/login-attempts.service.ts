import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { usernameKey } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError, addressGroup } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { AttemptCounter } from '../http/attempt-counter.js';
import { retryAfterSeconds } from '../http/rate-limit.service.js';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';

const WINDOW_SECONDS = 60;
/** Failed logins to one account from one address in a window. */
const MAX_FAILURES_PER_ADDRESS = 10;
/**
 * Failed logins to one account from all unknown addresses in a window. Five addresses that solve a captcha for each attempt
 * reach it; after that only addresses that the account does not know have to wait.
 */
const MAX_FAILURES_OF_UNKNOWN_ADDRESSES = 50;
/** An address is known to an account after a login from it. */
const KNOWN_ADDRESS_TTL_SECONDS = 90 * 86_400;

export interface LoginAttempt {
  /** The login is complete: the attempt is no failure, and the address becomes known to the account. */
  succeeded(): Promise<void>;
  /** No password was wrong, and the login is not complete: the attempt does not count. */
  abandoned(): Promise<void>;
}

const UNCOUNTED: LoginAttempt = { succeeded: async () => undefined, abandoned: async () => undefined };

/** Counts failed logins: passwords cannot be guessed, and no outsider can lock an account. */
@Injectable()
export class LoginAttemptsService {
  private readonly failuresOfAddress: AttemptCounter;
  private readonly failuresOfUnknown: AttemptCounter;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly config: GatewayConfig,
  ) {
    const counter = (limit: number) =>
      new AttemptCounter(redis, { name: 'login:failures', limit, windowSeconds: WINDOW_SECONDS });
    this.failuresOfAddress = counter(MAX_FAILURES_PER_ADDRESS);
    this.failuresOfUnknown = counter(MAX_FAILURES_OF_UNKNOWN_ADDRESSES);
  }

  /** @throws {AppError} `TOO_MANY_REQUESTS`, or `UNAVAILABLE` while Redis cannot be reached */
  async begin(username: string, address: string): Promise<LoginAttempt> {
    const {
      rateLimits,
      sessionSecrets: [secret],
    } = this.config;
    if (!rateLimits) return UNCOUNTED;
    // Redis holds neither user names nor addresses.
    const digest = (...parts: string[]) =>
      createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
    const account = usernameKey(username);
    const group = addressGroup(address);
    const knownMark = `${keyPrefix()}:login:known:${digest(account, group)}`;

    const isKnown = await unavailableOnError(this.redis.exists(knownMark));
    const ofAddress = await this.failuresOfAddress.count(digest(account, group));
    // An address that is refused itself does not use up the attempts of the others.
    const isOneOfUnknown = !isKnown && !ofAddress.waitMs;
    const ofUnknown = isOneOfUnknown ? await this.failuresOfUnknown.count(digest(account)) : undefined;
    const undo = async () => {
      await ofAddress.undo();
      await ofUnknown?.undo();
    };
    const waitMs = ofAddress.waitMs || ofUnknown?.waitMs;
    if (waitMs) {
      await undo();
      throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: retryAfterSeconds(waitMs / 1_000) });
    }
    return {
      abandoned: undo,
      succeeded: async () => {
        await undo();
        await unavailableOnError(this.redis.set(knownMark, '1', 'EX', KNOWN_ADDRESS_TTL_SECONDS));
      },
    };
  }
}
