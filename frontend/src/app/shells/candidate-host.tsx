import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OPENED_CANDIDATE } from '../../domain/candidates/other-applications';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { idIn } from '../../shared/lists/use-url-state';
import { usePermission } from '../../shared/session/use-permission';

const OpenedCandidate = lazyComponent(() => import('../../features/candidates/detail/opened-candidate'));

/** The page and parameter to which a hiring process leads. */
const HIRING_PLACE = { path: '/candidatos-aprovados', parameter: 'id' };

/** Shows the candidate whom the address names over the present page. */
export function CandidateHost() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const mayRead = usePermission('candidates.read');
  const ofPlace = pathname === HIRING_PLACE.path ? params.get(HIRING_PLACE.parameter) : null;
  const id = idIn(params.get(OPENED_CANDIDATE) ?? ofPlace ?? '');
  if (!mayRead || id === undefined) return null;
  const close = () =>
    setParams(
      (current) => {
        current.delete(OPENED_CANDIDATE);
        if (ofPlace !== null) current.delete(HIRING_PLACE.parameter);
        return current;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <OpenedCandidate id={id} onClose={close} />
    </Suspense>
  );
}
