import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { askAgain } from '../../shared/api/ask-again';
import { failureOf } from '../../shared/api/failure';
import { CANDIDATE_ANSWERS } from '../../shared/api/forget';
import { offerUndo, type Person } from '../../shared/candidate-changes';
import { randomId } from '../../shared/random-id';
import { takenBack } from '../../shared/taken-back';
import { toast } from '../../shared/toasts/toast';
import { APPROVE } from './interview-changes';

/** Milliseconds between an approval and the list of the approved: time to read that it worked. */
const REDIRECT_AFTER = 1000;
/** Those whom an approval would take back or who have it already. */
const DECIDED = ['approved', 'hiring_offer', 'hiring_documents', 'hired', 'contratado'];

export const isDecided = ({ status }: Pick<Person, 'status'>): boolean => DECIDED.includes(status);

/** Approves somebody, which is shown at once, says so, and goes to the approved candidates. */
export function useApproval() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Who has gone elsewhere meanwhile stays there.
  useEffect(() => () => clearTimeout(timer.current), []);

  const approve = async (candidate: Person): Promise<void> => {
    const { id, firstName, lastName } = candidate;
    const changeId = randomId();
    setBusy(true);
    try {
      await client.mutate({
        mutation: APPROVE,
        variables: { id, changeId },
        optimisticResponse: isDecided(candidate)
          ? undefined
          : { approveCandidate: { __typename: 'Candidate', id, status: 'approved' } },
      });
      if (isDecided(candidate)) toast.success('Candidato aprovado');
      else offerUndo(client, changeId, 'Candidato aprovado', `${firstName} ${lastName}`);
      void askAgain(CANDIDATE_ANSWERS);
      timer.current = setTimeout(() => void navigate('/candidatos-aprovados'), REDIRECT_AFTER);
    } catch (error) {
      toast.destructive('Erro ao aprovar candidato', takenBack(failureOf(error).message));
      setBusy(false);
    }
  };
  return { approve, busy };
}
