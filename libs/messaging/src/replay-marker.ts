import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { keyPrefix } from './policies.js';

const INTACT = 'intact';
/** Sets the marker only if it still belongs to this attempt: Redis may have lost its data again meanwhile. */
const SET_IF_OWNED = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('set', KEYS[1], ARGV[2]) end`;

/**
 * A key in Redis whose absence shows that Redis has lost its data. It is set only after a complete replay, so another
 * replica repeats the replay of a process that died during it.
 */
export class ReplayMarker {
  private readonly key: string;

  constructor(
    private readonly redis: Redis,
    schema: string,
  ) {
    this.key = `${keyPrefix()}:outbox-mark:${schema}`;
  }

  async isIntact(): Promise<boolean> {
    return (await this.redis.get(this.key)) === INTACT;
  }

  /** Calls `replay`, then sets the marker. */
  async restore(replay: () => Promise<void>): Promise<void> {
    const attempt = `replaying:${randomUUID()}`;
    await this.redis.set(this.key, attempt);
    await replay();
    await this.redis.eval(SET_IF_OWNED, 1, this.key, attempt, INTACT);
  }
}
