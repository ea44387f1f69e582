import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { openRedis, redisCheck, requestConnection } from '@araucaria/messaging/queues';
import { Readiness } from '@araucaria/platform';

/** Injection token of the connection for sessions, rate limits and used challenges. */
export const REDIS = Symbol('redis');

@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [Readiness],
      useFactory: (readiness: Readiness) => {
        const redis = openRedis(requestConnection());
        readiness.register(redisCheck(redis));
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
