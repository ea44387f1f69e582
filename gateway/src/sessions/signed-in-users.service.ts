import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Actor } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { REDIS } from '../redis.module.js';
import { SESSION_TTL_MS } from '../http/session-cookie.js';

/** The rights of one user, shared by all of their sessions. */
export interface SignedInUser {
  actor: Actor;
  /** Sessions of another epoch have ended. */
  epoch: string;
  hasSecondFactor: boolean;
  /** Epoch milliseconds at which the rights were last read from the users service. */
  checkedAt: number;
}

const keyOf = (userId: number): string => `${keyPrefix()}:signed-in:${userId}`;

/**
 * KEYS: record. ARGV: the record without its epoch, an epoch, TTL in milliseconds. Stores the record with the epoch that it has,
 * or else with the given one, and returns that: what ends all sessions meanwhile is not undone.
 */
const SIGN_IN_SCRIPT = `
local known = redis.call('get', KEYS[1])
local epoch = known and cjson.decode(known).epoch or ARGV[2]
redis.call('set', KEYS[1], '{"epoch":"' .. epoch .. '",' .. string.sub(ARGV[1], 2), 'PX', ARGV[3])
return epoch`;

/** KEYS: record. ARGV: its text as it was read, the text that replaces it, TTL in milliseconds. Returns 1 if it was replaced. */
const REPLACE_SCRIPT = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Keys that one step of a scan looks at. */
const SCAN_COUNT = 500;

/**
 * Who is signed in, and with which rights: one record per user in Redis, to which all sessions of the user refer. A change of
 * rights therefore applies to every session at once, and one write ends them all.
 */
@Injectable()
export class SignedInUsersService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async find(userId: number): Promise<SignedInUser | undefined> {
    return parse(await this.redis.get(keyOf(userId)));
  }

  /** {@link find}, and the texts of other keys, by one command: a round trip costs more than what is read. */
  async findWith(
    userId: number,
    keys: readonly string[],
  ): Promise<[user: SignedInUser | undefined, ...texts: Array<string | null>]> {
    const [user, ...texts] = await this.redis.mget(keyOf(userId), ...keys);
    return [parse(user), ...texts];
  }

  /** Stores the rights that were just read, and returns the epoch for a new session. Other sessions continue. */
  async signIn(actor: Actor, hasSecondFactor: boolean): Promise<string> {
    const rights: Omit<SignedInUser, 'epoch'> = { actor, hasSecondFactor, checkedAt: Date.now() };
    const record = JSON.stringify(rights);
    const key = keyOf(actor.id);
    return (await this.redis.eval(SIGN_IN_SCRIPT, 1, key, record, randomUUID(), SESSION_TTL_MS)) as string;
  }

  /** Replaces the rights of a user who is signed in; does nothing for others. An undefined second factor stays. */
  async update(actor: Actor, hasSecondFactor?: boolean): Promise<void> {
    const factors = hasSecondFactor === undefined ? {} : { hasSecondFactor };
    await this.change(actor.id, { actor, ...factors, checkedAt: Date.now() });
  }

  /** Replaces whether a user who is signed in has a second factor; does nothing for others. */
  async updateSecondFactor(userId: number, hasSecondFactor: boolean): Promise<void> {
    await this.change(userId, { hasSecondFactor });
  }

  /** Ends every session of the user, and returns the epoch for a new one; undefined: the user is not signed in. */
  async startEpoch(userId: number): Promise<string | undefined> {
    const epoch = randomUUID();
    return (await this.change(userId, { epoch })) ? epoch : undefined;
  }

  /** Ends every session of the user. */
  async remove(userId: number): Promise<void> {
    await this.redis.del(keyOf(userId));
  }

  async removeAllExcept(userId: number): Promise<void> {
    const pattern = `${keyPrefix()}:signed-in:*`;
    for (let cursor = '0'; ;) {
      const [next, keys] = await this.redis.scan(cursor, 'MATCH', pattern, 'COUNT', SCAN_COUNT);
      const removed = keys.filter((key) => key !== keyOf(userId));
      if (removed.length) await this.redis.del(...removed);
      if ((cursor = next) === '0') return;
    }
  }

  /** Keeps the record for as long as a session that was just used. */
  async extend(userId: number): Promise<void> {
    await this.redis.pexpire(keyOf(userId), SESSION_TTL_MS);
  }

  /**
   * Applies the change to the record as it is, however many others change it meanwhile.
   * @returns false if the user is not signed in
   */
  private async change(userId: number, change: Partial<SignedInUser>): Promise<boolean> {
    const key = keyOf(userId);
    for (;;) {
      const text = await this.redis.get(key);
      const record = parse(text);
      if (!text || !record) return false;
      const changed = JSON.stringify({ ...record, ...change });
      if (await this.redis.eval(REPLACE_SCRIPT, 1, key, text, changed, SESSION_TTL_MS)) return true;
    }
  }
}

const parse = (text: string | null | undefined): SignedInUser | undefined =>
  text ? (JSON.parse(text) as SignedInUser) : undefined;
