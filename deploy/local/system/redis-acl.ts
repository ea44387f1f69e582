import { createHmac } from 'node:crypto';
import type { RedisUser } from '../servers/redis.ts';
import { PROCESSES } from './processes.ts';

/** Commands that BullMQ and the product need. What reads or empties the whole server, or configures it, is left out. */
const COMMANDS = [
  ...['-@all', '+@read', '+@write', '+@connection', '+@pubsub', '+@transaction', '+@scripting', '+@blocking'],
  ...['-@admin', '-@dangerous', '-scan', '-randomkey', '-dbsize', '-script', '-function', '-fcall'],
  // BullMQ asks for the version and the memory policy.
  ...['+script|load', '+script|exists', '+info'],
];

/** Services whose data has a version (`DataVersion`), which the gateway reads. */
const VERSIONED = new Set(['candidates']);

/**
 * What a process may do in Redis, as words of an ACL: the gateway everything under the prefix, also sessions, rate limits
 * and the queues that its page of operations shows; a service its queues, its replay marker, the version of its data and the
 * channel of live updates.
 * @param process its name in `PROCESSES`
 * @param prefix `REDIS_PREFIX`
 */
export function redisRules(process: string, prefix: string): string[] {
  if (process === 'gateway') return [`~${prefix}:*`, `&${prefix}:*`, ...COMMANDS, '+scan', '+client|list'];
  const keys = (PROCESSES.find(({ name }) => name === process)?.queues ?? []).map(
    (queue) => `~${prefix}:${queue}:*`,
  );
  if (process === 'resume-parser') return [...keys, `~${prefix}:resume-result:*`, ...COMMANDS];
  return [
    ...keys,
    ...['mark', 'server'].map((key) => `~${prefix}:outbox-${key}:${process}`),
    ...(VERSIONED.has(process) ? [`~${prefix}:${process}-version`] : []),
    `&${prefix}:live`,
    ...COMMANDS,
  ];
}

/** A user of Redis for one process, whose password follows from `secret`. */
export function redisUser(process: string, prefix: string, secret: string): RedisUser {
  const name = `${prefix}-${process}`;
  const password = createHmac('sha256', secret).update(`redis:${name}`).digest('hex');
  return { name, password, rules: redisRules(process, prefix) };
}

export function redisUserUrl(url: string, { name, password }: RedisUser): string {
  const own = new URL(url);
  own.username = encodeURIComponent(name);
  own.password = encodeURIComponent(password);
  return own.href;
}
