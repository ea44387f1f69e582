import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { testRedisUrl } from './test-database.js';

/**
 * Stores an event among the failed messages of a service's queue, as BullMQ stores one whose only attempt has failed: no
 * call of the product can add a message to a queue.
 * @returns the id of the event
 */
export async function storeFailedMessage(
  prefix: string,
  queue: string,
  { name, payload, reason }: { name: string; payload: object; reason: string },
): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  const message = { id, name, payload, occurredAt: new Date(now).toISOString(), requestId: null };
  const redis = new Redis(testRedisUrl());
  try {
    await redis.hset(`${prefix}:${queue}:${id}`, {
      name,
      data: JSON.stringify(message),
      opts: JSON.stringify({ attempts: 1, jobId: id }),
      timestamp: now,
      delay: 0,
      priority: 0,
      processedOn: now,
      finishedOn: now,
      atm: 1,
      ats: 1,
      failedReason: reason,
      stacktrace: '[]',
    });
    await redis.zadd(`${prefix}:${queue}:failed`, now, id);
  } finally {
    redis.disconnect();
  }
  return id;
}
