import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { openRedis, requestConnection, watchRedis } from '@araucaria/messaging/queues';

/** Injection token of the one connection behind sessions, limits and used challenges. */
export const REDIS = Symbol('redis');

@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      useFactory: () => {
        const redis = openRedis(requestConnection());
        watchRedis(redis);
        return redis;
      },
    },
  ],
  exports: [REDIS],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
