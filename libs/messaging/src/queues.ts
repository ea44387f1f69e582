export * from './broadcast.js';
export { dataVersionKey } from './data-version-key.js';
export { QueueAdminService, type FailedMessage, type QueueState } from './queue-admin.service.js';
export { keyPrefix } from './policies.js';
export { openRedis, redisCheck, requestConnection } from './redis.js';
export { SealedResults } from './sealed-results.js';
export * from './work-queue.js';
