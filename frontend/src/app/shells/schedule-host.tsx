import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OPENED_CANDIDATE } from '../../shared/candidates/other-applications';
import { SCHEDULED_CANDIDATE } from '../../shared/interviews/schedule-address';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { idIn } from '../../shared/lists/use-url-state';
import { usePermission } from '../../shared/session/use-permission';

const SchedulePanel = lazyComponent(() => import('../../features/interviews/panel/schedule-panel'));

/** Parameters that open the detail of a candidate. */
const DETAIL_PARAMETERS = [OPENED_CANDIDATE, 'candidato', 'id'];

/** Schedules an interview with the candidate whom the address names, over the present page. */
export function ScheduleHost() {
  const [params, setParams] = useSearchParams();
  const maySchedule = usePermission('interviews.manage');
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const id = params.get(SCHEDULED_CANDIDATE);
  // After a reload the detail would open over the panel. The panel stays closed then, and keeps what was typed.
  const isBelowDetail = key === firstKey && id !== null && DETAIL_PARAMETERS.some((name) => params.has(name));
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
  useEffect(() => {
    if (isBelowDetail) close();
  }, [isBelowDetail, close]);
  const candidateId = idIn(id ?? '');
  if (!maySchedule || isBelowDetail || candidateId === undefined) return null;
  return (
    <Suspense>
      <SchedulePanel id={candidateId} onClose={close} />
    </Suspense>
  );
}
