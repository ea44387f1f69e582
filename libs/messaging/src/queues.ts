export * from './live.js';
export { keyPrefix } from './policies.js';
export { openRedis, requestConnection, watchRedis, workerConnection } from './redis.js';
export * from './work-queue.js';
