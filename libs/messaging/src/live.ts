import type { Redis } from 'ioredis';
import type { EventMessage } from '@araucaria/contracts';
import { keyPrefix } from './policies.js';
import { openRedis, workerConnection } from './redis.js';

/**
 * Every event of every service, to every process that asks: for caches and open screens. Events told while the
 * connection is down are missed, so nothing may depend on them but freshness; `onReconnect` says when to distrust.
 */
export class LiveEvents {
  private readonly redis: Redis = openRedis(workerConnection());

  constructor(onEvents: (messages: EventMessage[]) => void, onReconnect: () => void) {
    this.redis.on('message', (_channel, text) => onEvents(JSON.parse(text) as EventMessage[]));
    this.redis.on('ready', onReconnect);
    void this.redis.subscribe(`${keyPrefix()}:live`);
  }

  close(): void {
    this.redis.disconnect();
  }
}
