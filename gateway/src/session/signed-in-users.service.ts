import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Actor } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { REDIS } from '../redis.module.js';
import { SESSION_TTL_MS } from './session-cookie.js';

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
    const epoch = (await this.find(actor.id))?.epoch ?? randomUUID();
    await this.write({ actor, hasSecondFactor, epoch, checkedAt: Date.now() }, '');
    return epoch;
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
    const record = await this.find(userId);
    if (!record) return undefined;
    const epoch = randomUUID();
    await this.write({ ...record, epoch }, 'XX');
    return epoch;
  }

  /** Ends every session of the user. */
  async remove(userId: number): Promise<void> {
    await this.redis.del(keyOf(userId));
  }

  /** Ends the sessions of all users but one. */
  async removeAllExcept(userId?: number): Promise<void> {
    const kept = userId === undefined ? undefined : keyOf(userId);
    const pattern = `${keyPrefix()}:signed-in:*`;
    for (let cursor = '0'; ;) {
      const [next, keys] = await this.redis.scan(cursor, 'MATCH', pattern, 'COUNT', SCAN_COUNT);
      const removed = keys.filter((key) => key !== kept);
      if (removed.length) await this.redis.del(...removed);
      if ((cursor = next) === '0') return;
    }
  }

  /** Keeps the record for as long as a session that was just used. */
  async extend(userId: number): Promise<void> {
    await this.redis.pexpire(keyOf(userId), SESSION_TTL_MS);
  }

  private async change(userId: number, change: Partial<SignedInUser>): Promise<void> {
    const record = await this.find(userId);
    if (record) await this.write({ ...record, ...change }, 'XX');
  }

  private async write(record: SignedInUser, condition: 'XX' | ''): Promise<void> {
    const text = JSON.stringify(record);
    // XX does not restore a record that was removed meanwhile.
    if (condition) await this.redis.set(keyOf(record.actor.id), text, 'PX', SESSION_TTL_MS, condition);
    else await this.redis.set(keyOf(record.actor.id), text, 'PX', SESSION_TTL_MS);
  }
}

const parse = (text: string | null | undefined): SignedInUser | undefined =>
  text ? (JSON.parse(text) as SignedInUser) : undefined;
