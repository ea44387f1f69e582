import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { isApproved } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../../generated/graphql';
import { lacksRejectionEmail } from '../../../domain/candidates/candidate-status';
import { changeStatus } from '../../../domain/candidates/change-status';
import { isSilentApproval } from '../../../domain/candidates/status-confirmations';
import { usePermission } from '../../../shared/session/use-permission';
import type { CandidateDetail } from '../candidates-queries';

/** A decision that shows what it sends before it is made. */
type ShownDecision = 'rejected' | 'approved';

/** The decisions on the shown candidate. One that sends something opens its panel first. */
export function useDecisions(candidate: CandidateDetail | undefined, onDecided: () => void) {
  const client = useApolloClient();
  const mayDecide = usePermission('candidates.decide');
  const [opened, setOpened] = useState<{ id: number; decision: ShownDecision }>();
  const decide = async (status: CandidateStatus) => {
    if (!candidate || !mayDecide) return;
    const { id } = candidate;
    if (status === 'rejected') {
      if (candidate.status !== status || lacksRejectionEmail(candidate)) setOpened({ id, decision: status });
      return;
    }
    const isApproval = status === 'approved' && !isApproved(candidate.status);
    const isSilent = isApproval && (await isSilentApproval(client, id));
    if (isApproval && !isSilent) return setOpened({ id, decision: status });
    const result = await changeStatus(client, candidate, status, isSilent ? { confirmed: true } : {});
    if (result === 'changed') onDecided();
  };
  return {
    open: candidate && opened?.id === candidate.id ? opened.decision : undefined,
    // Not the panel of another candidate, who is shown by now.
    close: () => setOpened((last) => (last?.id === candidate?.id ? undefined : last)),
    decide: (status: CandidateStatus) => void decide(status),
    onDecided,
  };
}
