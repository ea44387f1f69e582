import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { keyPrefix } from './policies.js';

const INTACT = 'intact';
/** Only while the mark is still this attempt's: Redis may have been emptied again meanwhile. */
const SET_IF_MINE = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('set', KEYS[1], ARGV[2]) end`;

/**
 * Whether Redis still is the one that a service's events were given to: a mark in it goes when its memory goes. It
 * says so only after everything has been told again, so a process that dies while doing that leaves the work to others.
 */
export class ReplayMarker {
  private readonly mark: string;

  constructor(
    private readonly redis: Redis,
    schema: string,
  ) {
    this.mark = `${keyPrefix()}:outbox-mark:${schema}`;
  }

  async isIntact(): Promise<boolean> {
    return (await this.redis.get(this.mark)) === INTACT;
  }

  async restore(tellAgain: () => Promise<void>): Promise<void> {
    const attempt = `replaying:${randomUUID()}`;
    await this.redis.set(this.mark, attempt);
    await tellAgain();
    await this.redis.eval(SET_IF_MINE, 1, this.mark, attempt, INTACT);
  }
}
