import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { failureOf } from '../../../shared/api/failure';
import { evict } from '../../../shared/api/evict';
import { changeStatus, type Person, type Reason } from '../../../shared/candidate-changes';
import { toast } from '../../../shared/toasts/toast';
import { SET_SCORE } from '../candidates-queries';

interface Changes extends Reason {
  status: CandidateStatus;
  /** Undefined: left as it is. */
  score: number | undefined;
}

/** Sends what changed. The screen shows it at once; a refusal takes it back. */
export function useCandidateChanges(candidate: Person) {
  const client = useApolloClient();
  const [saving, setSaving] = useState(false);
  const { id } = candidate;

  const changeScore = async (score: number): Promise<boolean> => {
    try {
      await client.mutate({
        mutation: SET_SCORE,
        variables: { id, score },
        optimisticResponse: {
          setCandidateScore: { __typename: 'Candidate', id, score, scoredAt: new Date().toISOString() },
        },
      });
      // Lists in the order of the score have another one now.
      evict(client.cache, 'candidates');
      toast.success('Pontuação atualizada');
      return true;
    } catch (error) {
      toast.destructive('Erro ao atualizar pontuação', failureOf(error).message);
      return false;
    }
  };

  return {
    saving,
    /** Whether all of it was accepted. */
    save: async ({ status, score, ...reason }: Changes) => {
      setSaving(true);
      const saved =
        (score === undefined || (await changeScore(score))) &&
        (await changeStatus(client, candidate, status, reason));
      setSaving(false);
      if (saved && score !== undefined && status !== candidate.status) toast.success('Alterações enviadas');
      return saved;
    },
  };
}
