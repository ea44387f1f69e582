import type { Redis } from 'ioredis';
import type { EventMessage } from '@araucaria/contracts';
import { keyPrefix } from './policies.js';
import { openRedis, workerConnection } from './redis.js';

const channelKey = (channel: string): string => `${keyPrefix()}:${channel}`;

/**
 * Subscribes to a Redis channel. Messages that are published while the connection is down are lost, so they may only
 * trigger a refetch. `onReconnect` is called after each connect, the first one too; caches are then cleared.
 */
export class Broadcast<T> {
  private readonly redis: Redis = openRedis(workerConnection());

  constructor(channel: string, onMessage: (message: T) => void, onReconnect: () => void) {
    this.redis.on('message', (_channel, text) => onMessage(JSON.parse(text) as T));
    this.redis.on('ready', onReconnect);
    void this.redis.subscribe(channelKey(channel));
  }

  /** @param redis a connection without subscriptions; Redis refuses `publish` on a subscribed one */
  static async publish(redis: Redis, channel: string, message: unknown): Promise<void> {
    await redis.publish(channelKey(channel), JSON.stringify(message));
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Subscribes to the events of all services, for caches and open screens. Delivery is at most once. */
export class LiveEvents extends Broadcast<EventMessage[]> {
  constructor(onEvents: (messages: EventMessage[]) => void, onReconnect: () => void) {
    super('live', onEvents, onReconnect);
  }
}
