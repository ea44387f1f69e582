import type { Redis } from 'ioredis';
import type { EventMessage } from '@araucaria/contracts';
import { keyPrefix } from './policies.js';
import { openRedis, workerConnection } from './redis.js';

const channelKey = (channel: string): string => `${keyPrefix()}:${channel}`;

/**
 * Subscribes to a Redis channel. Messages published while the connection is down are lost, so subscribers use them for
 * freshness only. `onReconnect` is called on every connect; caches then drop what may be stale.
 */
export class Broadcast<T> {
  private readonly redis: Redis = openRedis(workerConnection());

  constructor(channel: string, onMessage: (message: T) => void, onReconnect: () => void) {
    this.redis.on('message', (_channel, text) => onMessage(JSON.parse(text) as T));
    this.redis.on('ready', onReconnect);
    void this.redis.subscribe(channelKey(channel));
  }

  /** @param redis a connection without subscriptions: Redis accepts no `publish` on one that has any */
  static async publish(redis: Redis, channel: string, message: unknown): Promise<void> {
    await redis.publish(channelKey(channel), JSON.stringify(message));
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Subscribes to every event of every service, for caches and open screens. */
export class LiveEvents extends Broadcast<EventMessage[]> {
  constructor(onEvents: (messages: EventMessage[]) => void, onReconnect: () => void) {
    super('live', onEvents, onReconnect);
  }
}
