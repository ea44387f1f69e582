import type { Redis } from 'ioredis';
import type { EventMessage } from '@araucaria/contracts';
import { keyPrefix } from './policies.js';
import { openRedis, workerConnection } from './redis.js';

const channelKey = (channel: string): string => `${keyPrefix()}:${channel}`;

/**
 * What is told to every process that listens at that moment. Whatever is told while the connection is down is missed,
 * so nothing may depend on it but freshness; `onReconnect` says when to distrust what is known.
 */
export class Broadcast<T> {
  private readonly redis: Redis = openRedis(workerConnection());

  constructor(channel: string, onMessage: (message: T) => void, onReconnect: () => void) {
    this.redis.on('message', (_channel, text) => onMessage(JSON.parse(text) as T));
    this.redis.on('ready', onReconnect);
    void this.redis.subscribe(channelKey(channel));
  }

  /** @param redis a connection of the teller's own: one that listens cannot speak */
  static async tell(redis: Redis, channel: string, message: unknown): Promise<void> {
    await redis.publish(channelKey(channel), JSON.stringify(message));
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Every event of every service, to every process that asks: for caches and open screens. */
export class LiveEvents extends Broadcast<EventMessage[]> {
  constructor(onEvents: (messages: EventMessage[]) => void, onReconnect: () => void) {
    super('live', onEvents, onReconnect);
  }
}
