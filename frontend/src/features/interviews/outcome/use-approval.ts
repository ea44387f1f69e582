import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../shared/api/failure';
import { changeStatus, type Person } from '../../../shared/candidate-changes';
import { toast } from '../../../shared/toasts/toast';
import { APPROVE } from '../interview-changes';

/** Time to read the confirmation before the list of approved candidates opens. */
const REDIRECT_DELAY_MS = 1000;
/** Statuses of candidates who are approved already; an approval must not move them back. */
const DECIDED = ['approved', 'hiring_offer', 'hiring_documents', 'hired', 'contratado'];
const APPROVED = { done: 'Candidato aprovado', failed: 'Erro ao aprovar candidato' };

export const isDecided = ({ status }: Pick<Person, 'status'>): boolean => DECIDED.includes(status);

/** Approves a candidate and then opens the list of approved candidates. */
export function useApproval() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A user who leaves the page meanwhile stays where they went.
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Asks the server whether the status that the screen shows still holds; changes nothing. */
  const confirmDecided = async ({ id, status }: Person): Promise<boolean> => {
    try {
      await client.mutate({ mutation: APPROVE, variables: { id, from: status } });
      toast.success(APPROVED.done);
      return true;
    } catch (error) {
      toast.destructive(APPROVED.failed, failureOf(error).message);
      return false;
    }
  };

  const approve = async (candidate: Person): Promise<void> => {
    setBusy(true);
    const approved = isDecided(candidate)
      ? await confirmDecided(candidate)
      : await changeStatus(client, candidate, 'approved', {}, APPROVED);
    if (approved) timer.current = setTimeout(() => void navigate('/candidatos-aprovados'), REDIRECT_DELAY_MS);
    else setBusy(false);
  };
  return { approve, busy };
}
