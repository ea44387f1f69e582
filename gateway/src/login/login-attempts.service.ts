import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { usernameKey } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError, addressGroup } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { retryAfterSeconds } from '../http/rate-limit.service.js';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';

const WINDOW_MS = 60_000;
/** Failed logins to one account from one address in a window. */
const MAX_FAILURES_PER_ADDRESS = 10;
/**
 * Failed logins to one account from all unknown addresses in a window. Five addresses that solve a captcha for each attempt
 * reach it; after that only addresses that the account does not know have to wait.
 */
const MAX_FAILURES_OF_UNKNOWN_ADDRESSES = 50;
/** An address is known to an account after a login from it. */
const KNOWN_ADDRESS_TTL_SECONDS = 90 * 86_400;

/**
 * KEYS: failures from this address, failures from unknown addresses, mark of a known address. ARGV: both limits, window in
 * milliseconds. Returns the milliseconds to wait if a limit is reached (then nothing is counted), otherwise 0; and whether
 * the address is known. The attempt is counted before the password is checked, so that simultaneous attempts stay within
 * the limit.
 */
const BEGIN_SCRIPT = `
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

/** Undoes the count of an attempt. A count whose window has ended meanwhile stays absent. */
const UNDO_SCRIPT = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') > 0 then redis.call('decr', key) end
end`;

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
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly config: GatewayConfig,
  ) {}

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
    const prefix = `${keyPrefix()}:login`;
    const addressFailures = `${prefix}:failures:${digest(account, group)}`;
    const unknownFailures = `${prefix}:failures:${digest(account)}`;
    const knownMark = `${prefix}:known:${digest(account, group)}`;

    const keys = [addressFailures, unknownFailures, knownMark];
    const limits = [MAX_FAILURES_PER_ADDRESS, MAX_FAILURES_OF_UNKNOWN_ADDRESSES, WINDOW_MS];
    const [waitMs, isKnown] = (await unavailableOnError(
      this.redis.eval(BEGIN_SCRIPT, keys.length, ...keys, ...limits),
    )) as [number, number];
    if (waitMs > 0)
      throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: retryAfterSeconds(waitMs / 1_000) });
    const counted = isKnown ? [addressFailures] : [addressFailures, unknownFailures];
    const undo = async () => {
      await unavailableOnError(this.redis.eval(UNDO_SCRIPT, counted.length, ...counted));
    };
    return {
      abandoned: undo,
      succeeded: async () => {
        await undo();
        await unavailableOnError(this.redis.set(knownMark, '1', 'EX', KNOWN_ADDRESS_TTL_SECONDS));
      },
    };
  }
}
