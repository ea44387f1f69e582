import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { isApproved } from '@araucaria/contracts/domain';
import { useChangeId } from '../../../shared/api/use-change-id';
import { changeStatus, type CandidateToChange } from '../../../domain/candidates/change-status';
import { reportFailure } from '../../../shared/toasts/report-failure';
import { toast } from '../../../shared/toasts/toast';
import { APPROVE } from '../interview-changes';

/** Time to read the confirmation before the list of approved candidates opens. */
const REDIRECT_DELAY_MS = 1000;
const MESSAGES = { success: 'Candidato aprovado', error: 'Erro ao aprovar candidato' };

/**
 * Approves a candidate and then opens the list of approved candidates. A candidate who is approved, in hiring or hired
 * keeps the status.
 */
export function useApproveCandidate() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const changeIdOf = useChangeId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A user who leaves the page before the delay ends is not redirected.
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Checks on the server that the displayed status is current. Does not change it. */
  const confirmApproved = ({ id, status }: CandidateToChange): Promise<boolean> =>
    reportFailure(MESSAGES.error, async () => {
      await client.mutate({ mutation: APPROVE, variables: { id, from: status } });
      toast.success(MESSAGES.success);
    });

  /** @param notify undefined: asks whether the candidate gets the e-mail */
  const approve = async (candidate: CandidateToChange, notify?: boolean): Promise<void> => {
    setBusy(true);
    const approved = isApproved(candidate.status)
      ? await confirmApproved(candidate)
      : (await changeStatus(client, candidate, 'approved', { notify, changeIdOf }, MESSAGES)) === 'changed';
    if (approved) timer.current = setTimeout(() => void navigate('/candidatos-aprovados'), REDIRECT_DELAY_MS);
    else setBusy(false);
  };
  return { approve, busy };
}
