import { useMutation } from '@apollo/client/react';
import type { CandidateStatus } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { toast } from '../../shared/toasts/toast';
import { CANDIDATE_TOTALS, SET_SCORE, SET_STATUS, type CandidateDetail } from './candidates-queries';

interface Changes {
  status: CandidateStatus;
  score: number;
  note: string;
}

/** Sends what changed. The screen shows it at once; a refusal takes it back. */
export function useCandidateChanges(candidate: CandidateDetail) {
  const { id, history } = candidate;
  const [sendStatus, statusCall] = useMutation(SET_STATUS, { refetchQueries: [CANDIDATE_TOTALS] });
  const [sendScore, scoreCall] = useMutation(SET_SCORE);

  const changeScore = async (score: number): Promise<boolean> => {
    if (score === candidate.score) return true;
    try {
      await sendScore({
        variables: { id, score },
        optimisticResponse: { setCandidateScore: { __typename: 'Candidate', id, score } },
      });
      toast.success('Pontuação atualizada');
      return true;
    } catch (error) {
      toast.destructive('Erro ao atualizar pontuação', failureOf(error).message);
      return false;
    }
  };

  const changeStatus = async (status: CandidateStatus, note: string): Promise<boolean> => {
    if (status === candidate.status) return true;
    try {
      await sendStatus({
        variables: { id, status, note: note || undefined },
        optimisticResponse: { setCandidateStatus: { __typename: 'Candidate', id, status, history } },
      });
      toast.success('Status atualizado');
      return true;
    } catch (error) {
      toast.destructive('Erro', `Erro ao atualizar status: ${failureOf(error).message}`);
      return false;
    }
  };

  return {
    saving: statusCall.loading || scoreCall.loading,
    /** Whether all of it was accepted. */
    save: async ({ status, score, note }: Changes) =>
      (await changeScore(score)) && (await changeStatus(status, note)),
  };
}
