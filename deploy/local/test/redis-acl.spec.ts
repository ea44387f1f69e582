import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES, SUBSCRIPTIONS, TIMER_QUEUES, type EventName } from '@araucaria/contracts';
import { ROOT } from '../bootstrap/paths.mjs';
import { redisRules } from '../servers/redis-acl.ts';

/** Lists of events with one handler. */
const HANDLED_TOGETHER = /\[\s*(?:'[\w.-]+',\s*)+(?:\.\.\.\w+,\s*)?\]/g;
/** Names of events in types, handlers and rules about handled events. */
const HANDLED =
  /(?:(?:ReceivedEvent|Event(?:Catalogue|Message|Args))\s*[[<]\s*|@OnEvent(?:Group)?\(|\bon\()'[^']+'/g;

/** The events whose names a service's sources contain, but for those that it only handles. */
function mentionedEvents(service: string): EventName[] {
  const text = globSync(`services/${service}/src/**/*.ts`, { cwd: ROOT })
    .map((file) =>
      readFileSync(join(ROOT, file), 'utf8').replaceAll(HANDLED, '').replaceAll(HANDLED_TOGETHER, ''),
    )
    .join('\n');
  const events = (Object.keys(SUBSCRIPTIONS) as EventName[]).filter((event) => text.includes(`'${event}'`));
  // `Outbox.audit` names it for all services.
  return [...events, 'audit.recorded'];
}

describe('the rights of a service in Redis', () => {
  it.each(SERVICES)(
    'of %s include the queues of all subscribers of its events, and its timers',
    (service) => {
      const rules = redisRules(service, 'p');
      const subscribers = new Set(mentionedEvents(service).flatMap((event) => SUBSCRIPTIONS[event]));
      const queues = [service, TIMER_QUEUES[service], ...subscribers].filter((name) => name !== undefined);
      for (const queue of queues) expect(rules).toContain(`~p:${queue}:*`);
    },
  );
});
