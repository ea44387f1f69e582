import { useEffect } from 'react';
import { refetchAll } from '../../shared/api/refetch';
import { sessionStore } from '../../shared/session/session-store';
import { LiveConnection } from './live-connection';
import { LiveRefetch } from './live-refetch';

/**
 * Keeps the lists and figures of the staff area current while others work. Mounted once for all of its pages.
 * Pages only have to read with `useFreshQuery`; `api/stale-queries.ts` lists what makes which query stale.
 */
export function LiveUpdates() {
  useEffect(() => {
    const refetch = new LiveRefetch();
    const connection = new LiveConnection({
      onEvent: (name) => refetch.onEvent(name),
      onMissedEvents: () => void refetchAll(),
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
