import { useApolloClient } from '@apollo/client/react';
import { lacksRejectionEmail } from '../../../domain/candidates/candidate-status';
import { changeStatus } from '../../../domain/candidates/change-status';
import { usePermission } from '../../../shared/session/use-permission';
import type { CandidateRow } from '../candidates-queries';
import type { RowActs } from './list-props';

/**
 * Changes the status of a candidate from its row, by key or menu.
 * @param onReject a rejection asks for its reason first
 */
export function useStatusAct(onReject: (candidate: CandidateRow) => void): RowActs['onStatus'] {
  const client = useApolloClient();
  const mayDecide = usePermission('candidates.decide');
  if (!mayDecide) return undefined;
  return (candidate, status) => {
    if (status === 'rejected') {
      if (candidate.status !== status || lacksRejectionEmail(candidate)) onReject(candidate);
    } else void changeStatus(client, candidate, status);
  };
}
