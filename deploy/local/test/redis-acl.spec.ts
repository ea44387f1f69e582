import { PUBLISHERS, SERVICES, SUBSCRIPTIONS, TIMER_QUEUES, type EventName } from '@araucaria/contracts';
import { PROCESSES } from '../system/processes.ts';

describe('the rights of a service in Redis', () => {
  it.each(SERVICES)(
    'of %s are its queue, that of its timers, and those of the subscribers of its events',
    (name) => {
      const events = (Object.keys(PUBLISHERS) as EventName[]).filter((event) =>
        PUBLISHERS[event].includes(name),
      );
      const used = [name, TIMER_QUEUES[name] ?? name, ...events.flatMap((event) => SUBSCRIPTIONS[event])];
      const process = PROCESSES.find((each) => each.name === name);
      expect(process?.queues.toSorted()).toEqual([...new Set<string>(used)].sort());
    },
  );
});
