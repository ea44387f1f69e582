import { randomUUID } from 'node:crypto';
import type { EventMessage, EventName } from '@araucaria/contracts';
import { testRedisUrl } from './test-database.js';
import { withRedis } from './with-redis.js';

interface FailedMessage {
  name: string;
  payload: object;
  reason: string;
  publisherKey?: string;
}

/** Loads NestJS, which the entry of the system tests must not do for every file. */
async function signed(publisherKey: string, queue: string, message: EventMessage): Promise<EventMessage> {
  const { EventSigner } = await import('@araucaria/platform');
  return new EventSigner(publisherKey).signed(queue, message);
}

/**
 * Stores an event among the failed messages of a service's queue, as BullMQ stores one whose only attempt has failed: no
 * call of the product can add a message to a queue.
 * @param publisherKey private key of a publisher of the event; without it the message is not signed
 * @returns the id of the event
 */
export async function storeFailedMessage(
  prefix: string,
  queue: string,
  { name, payload, reason, publisherKey }: FailedMessage,
): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  const occurredAt = new Date(now).toISOString();
  const unsigned = { id, name: name as EventName, payload, occurredAt, requestId: null } as EventMessage;
  const message = publisherKey ? await signed(publisherKey, queue, unsigned) : unsigned;
  await withRedis(testRedisUrl(), async (redis) => {
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
  });
  return id;
}
