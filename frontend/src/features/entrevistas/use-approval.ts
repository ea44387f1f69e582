import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../shared/api/failure';
import { CANDIDATE_ANSWERS, forget } from '../../shared/api/forget';
import { toast } from '../../shared/toasts/toast';
import { APPROVE } from './interview-changes';

/** Milliseconds between an approval and the list of the approved: time to read that it worked. */
const REDIRECT_AFTER = 1000;

/** Approves somebody, says so, and goes to the approved candidates. */
export function useApproval() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [change] = useMutation(APPROVE, { update: (cache) => forget(cache, ...CANDIDATE_ANSWERS) });
  // Who has gone elsewhere meanwhile stays there.
  useEffect(() => () => clearTimeout(timer.current), []);

  const approve = async (id: number): Promise<boolean> => {
    setBusy(true);
    try {
      await change({ variables: { id } });
      toast.success('Candidato aprovado');
      timer.current = setTimeout(() => void navigate('/candidatos-aprovados'), REDIRECT_AFTER);
      return true;
    } catch (error) {
      toast.destructive('Erro ao aprovar candidato', failureOf(error).message);
      setBusy(false);
      return false;
    }
  };
  return { approve, busy };
}
