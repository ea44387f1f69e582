import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { usernameKey } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { addressGroup } from '../http/address-group.js';
import { REDIS } from '../redis.module.js';

const WINDOW_MS = 60_000;
/** Failed logins a minute into one account from one address. */
const LIMIT_HERE = 10;
/**
 * Failed logins a minute into one account from all addresses that it has never been logged in from. Five addresses that
 * solve a captcha for each try reach it; then only those addresses wait that the account does not know.
 */
const LIMIT_ELSEWHERE = 50;
const KNOWN_ADDRESS_SECONDS = 90 * 86_400;

/**
 * KEYS: failures here, failures elsewhere, mark of a known address. ARGV: both limits, window in milliseconds.
 * Answers the milliseconds to wait if a limit is reached (nothing is counted then), otherwise 0 and whether the address
 * is known. Counting before the password is checked keeps tries that arrive at once within the limit.
 */
const BEGIN = `
local known = redis.call('exists', KEYS[3])
local counted = known == 1 and 1 or 2
for n = 1, counted do
  if tonumber(redis.call('get', KEYS[n]) or '0') >= tonumber(ARGV[n]) then
    return { math.max(1, redis.call('pttl', KEYS[n])), known }
  end
end
for n = 1, counted do
  if redis.call('incr', KEYS[n]) == 1 then redis.call('pexpire', KEYS[n], ARGV[3]) end
end
return { 0, known }`;

/** Takes a counted try back; a window that is over meanwhile stays empty. */
const TAKE_BACK = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') > 0 then redis.call('decr', key) end
end`;

export interface LoginAttempt {
  /** The password was right: the try does not count as a failure, and the account knows the address from now on. */
  succeeded(): Promise<void>;
  /** The password was not checked: the try does not count. */
  abandoned(): Promise<void>;
}

const UNCOUNTED: LoginAttempt = { succeeded: async () => undefined, abandoned: async () => undefined };

/** Counts failed logins, so that passwords cannot be guessed and no account can be locked from outside. */
@Injectable()
export class LoginAttempts {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** @throws {AppError} `TOO_MANY_REQUESTS`, or `UNAVAILABLE` while Redis cannot be reached */
  async begin(username: string, address: string): Promise<LoginAttempt> {
    const { rateLimits, sessionSecret } = gatewayConfig();
    if (!rateLimits) return UNCOUNTED;
    // Redis holds neither names nor addresses.
    const digest = (...parts: string[]) =>
      createHmac('sha256', sessionSecret).update(JSON.stringify(parts)).digest('hex');
    const account = usernameKey(username);
    const group = addressGroup(address);
    const prefix = `${keyPrefix()}:login`;
    const here = `${prefix}:failures:${digest(account, group)}`;
    const elsewhere = `${prefix}:failures:${digest(account)}`;
    const mark = `${prefix}:known:${digest(account, group)}`;

    const [waitMs, known] = (await orUnavailable(
      this.redis.eval(BEGIN, 3, here, elsewhere, mark, LIMIT_HERE, LIMIT_ELSEWHERE, WINDOW_MS),
    )) as [number, number];
    if (waitMs > 0)
      throw new AppError('TOO_MANY_REQUESTS', undefined, {
        retryAfter: Math.min(60, Math.ceil(waitMs / 1_000)),
      });
    const counted = known ? [here] : [here, elsewhere];
    const undo = async () =>
      void (await orUnavailable(this.redis.eval(TAKE_BACK, counted.length, ...counted)));
    return {
      abandoned: undo,
      succeeded: async () => {
        await undo();
        await orUnavailable(this.redis.set(mark, '1', 'EX', KNOWN_ADDRESS_SECONDS));
      },
    };
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new AppError('UNAVAILABLE');
  }
}
