import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Actor } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { REDIS } from '../redis.module.js';
import { SESSION_TTL_MS } from './session-cookie.js';

/** One user's rights, as every session of theirs sees them. */
export interface SignedInUser {
  actor: Actor;
  /** Sessions of another epoch have ended. */
  epoch: string;
  /** Epoch milliseconds of the last look at the users service. */
  checkedAt: number;
}

const keyOf = (userId: number): string => `${keyPrefix()}:signed-in:${userId}`;

/**
 * Who is signed in and with which rights: one record per user that all of their sessions point to. So a change of rights
 * holds for every session at once, ending all of them is one write, and no session can hold on to old rights.
 */
@Injectable()
export class SignedInUsers {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async find(userId: number): Promise<SignedInUser | undefined> {
    const text = await this.redis.get(keyOf(userId));
    return text ? (JSON.parse(text) as SignedInUser) : undefined;
  }

  /** At login: keeps other sessions of the user going, with the rights that were just read. */
  async signIn(actor: Actor): Promise<string> {
    const epoch = (await this.find(actor.id))?.epoch ?? randomUUID();
    await this.write({ actor, epoch, checkedAt: Date.now() }, '');
    return epoch;
  }

  /** The user's rights as they are now; for nobody who is not signed in. */
  async update(actor: Actor): Promise<void> {
    const known = await this.find(actor.id);
    if (known) await this.write({ ...known, actor, checkedAt: Date.now() }, 'XX');
  }

  /** Ends every session of the user; answers what a new one needs. */
  async startEpoch(userId: number): Promise<string | undefined> {
    const known = await this.find(userId);
    if (!known) return undefined;
    const epoch = randomUUID();
    await this.write({ ...known, epoch }, 'XX');
    return epoch;
  }

  /** Ends every session of a user who is no more. */
  async forget(userId: number): Promise<void> {
    await this.redis.del(keyOf(userId));
  }

  async forgetAllBut(userId?: number): Promise<void> {
    const kept = userId === undefined ? undefined : keyOf(userId);
    const pattern = `${keyPrefix()}:signed-in:*`;
    for (let cursor = '0'; ;) {
      const [next, keys] = await this.redis.scan(cursor, 'MATCH', pattern, 'COUNT', 500);
      const gone = keys.filter((key) => key !== kept);
      if (gone.length) await this.redis.del(...gone);
      if ((cursor = next) === '0') return;
    }
  }

  /** While one of their sessions is in use the record lives as long as the session. */
  async keep(userId: number): Promise<void> {
    await this.redis.pexpire(keyOf(userId), SESSION_TTL_MS);
  }

  private async write(record: SignedInUser, only: 'XX' | ''): Promise<void> {
    const text = JSON.stringify(record);
    // XX: a record that was removed meanwhile stays removed.
    if (only) await this.redis.set(keyOf(record.actor.id), text, 'PX', SESSION_TTL_MS, 'XX');
    else await this.redis.set(keyOf(record.actor.id), text, 'PX', SESSION_TTL_MS);
  }
}
