import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { keyPrefix } from './policies.js';

const INTACT = 'intact';
/** Sets the marker only if it still belongs to this attempt: Redis may have lost its data again meanwhile. */
const SET_IF_OWNED = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('set', KEYS[1], ARGV[2]) end`;

/** What Redis may have lost since the last complete replay: nothing, its latest writes, or all of its data. */
export type RedisLoss = 'none' | 'latest' | 'all';

/**
 * Two keys in Redis, set only after a complete replay, so another replica repeats the replay of a process that died during
 * it. The absence of the marker shows that Redis has lost its data. Another server than the recorded one has restarted from
 * its file or was a replica that is now the primary: either may lack the writes of the last moment.
 */
export class ReplayMarker {
  private readonly markerKey: string;
  private readonly serverKey: string;
  /** Increases with each connection. */
  private connection = 0;
  /** The connection whose server is the recorded one. */
  private verifiedConnection = -1;

  constructor(
    private readonly redis: Redis,
    schema: string,
  ) {
    this.markerKey = `${keyPrefix()}:outbox-mark:${schema}`;
    this.serverKey = `${keyPrefix()}:outbox-server:${schema}`;
    redis.on('ready', () => this.connection++);
  }

  async loss(): Promise<RedisLoss> {
    if ((await this.redis.get(this.markerKey)) !== INTACT) return 'all';
    const { connection } = this;
    if (this.verifiedConnection === connection) return 'none';
    const [recorded, present] = await Promise.all([this.redis.get(this.serverKey), this.serverId()]);
    if (recorded !== present) return 'latest';
    this.verifiedConnection = connection;
    return 'none';
  }

  async restore(loss: Exclude<RedisLoss, 'none'>, replay: () => Promise<void>): Promise<void> {
    const server = await this.serverId();
    if (loss === 'all') await this.replayAll(replay);
    else await replay();
    await this.redis.set(this.serverKey, server);
  }

  private async replayAll(replay: () => Promise<void>): Promise<void> {
    const attempt = `replaying:${randomUUID()}`;
    await this.redis.set(this.markerKey, attempt);
    await replay();
    await this.redis.eval(SET_IF_OWNED, 1, this.markerKey, attempt, INTACT);
  }

  /** Changes when the server starts and when a replica becomes the primary. */
  private async serverId(): Promise<string> {
    return /master_replid:(\w+)/.exec(await this.redis.info('replication'))?.[1] ?? '';
  }
}
