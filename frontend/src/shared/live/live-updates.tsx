import { useEffect } from 'react';
import { sessionStore } from '../session/session-store';
import { LiveConnection } from './live-connection';
import { LiveRefetch } from './live-refetch';

/**
 * Keeps every list and figure of the staff area true while others work: mounted once, around all of its pages.
 * Pages do nothing for it but read through `useFreshQuery`; `stale-queries.ts` lists which events make which queries stale.
 */
export function LiveUpdates() {
  useEffect(() => {
    const refetch = new LiveRefetch();
    const connection = new LiveConnection({
      onEvent: ({ name }) => refetch.onEvent(name),
      onMissedEvents: () => refetch.onMissedEvents(),
      onRefused: () => sessionStore.recheck(),
    });
    connection.start();
    return () => {
      connection.stop();
      refetch.stop();
    };
  }, []);
  return null;
}
