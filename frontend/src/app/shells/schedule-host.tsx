import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CANDIDATE_DETAIL_ID, OPENED_CANDIDATE } from '../../domain/candidates/other-applications';
import { SCHEDULED_CANDIDATE } from '../../domain/interviews/schedule-address';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { idIn } from '../../shared/lists/use-url-state';
import { usePermission } from '../../shared/session/use-permission';

const SchedulePanel = lazyComponent(() => import('../../features/interviews/panel/schedule-panel'));

/** Parameters that open the detail of a candidate, and the one page where they do; null: on every page. */
const DETAIL_PARAMETERS = [
  [OPENED_CANDIDATE, null],
  ['candidato', '/dashboard'],
  ['id', '/candidatos-aprovados'],
] as const;

/** Schedules an interview with the candidate whom the address names, over the present page. */
export function ScheduleHost() {
  const [params, setParams] = useSearchParams();
  const maySchedule = usePermission('interviews.manage');
  const seesDetail = usePermission('candidates.read');
  const { key, pathname } = useLocation();
  const [firstKey] = useState(key);
  const id = params.get(SCHEDULED_CANDIDATE);
  // After a reload the detail is loaded too. Of two dialogs the one that opens last is on top.
  const isOverDetail =
    seesDetail &&
    key === firstKey &&
    id !== null &&
    DETAIL_PARAMETERS.some(([name, path]) => idIn(params.get(name) ?? '') && (path ?? pathname) === pathname);
  const isDetailShown = useIsDetailShown(isOverDetail);
  const close = useCallback(
    () =>
      setParams(
        (current) => {
          current.delete(SCHEDULED_CANDIDATE);
          return current;
        },
        { replace: true },
      ),
    [setParams],
  );
  const candidateId = idIn(id ?? '');
  if (!maySchedule || (isOverDetail && !isDetailShown) || candidateId === undefined) return null;
  return (
    <Suspense>
      <SchedulePanel id={candidateId} onClose={close} />
    </Suspense>
  );
}

/** Whether the detail of a candidate is in the document, which is watched only on request. */
function useIsDetailShown(isWatched: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isWatched) return () => undefined;
      const observer = new MutationObserver(listener);
      observer.observe(document.body, { childList: true });
      return () => observer.disconnect();
    },
    [isWatched],
  );
  return useSyncExternalStore(
    subscribe,
    () => document.getElementById(CANDIDATE_DETAIL_ID) !== null,
    () => false,
  );
}
