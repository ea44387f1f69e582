import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPENED_CANDIDATE } from '../../shared/candidates/other-applications';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { usePermission } from '../../shared/session/use-permission';

const OpenedCandidate = lazyComponent(() => import('../../features/candidates/detail/opened-candidate'));

/** Shows the candidate whom the address names over the present page. */
export function CandidateHost() {
  const [params, setParams] = useSearchParams();
  const mayRead = usePermission('candidates.read');
  const id = params.get(OPENED_CANDIDATE) ?? '';
  if (!mayRead || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const close = () =>
    setParams(
      (current) => {
        current.delete(OPENED_CANDIDATE);
        return current;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <OpenedCandidate id={Number(id)} onClose={close} />
    </Suspense>
  );
}
