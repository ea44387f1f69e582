import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { failureOf } from '../../../shared/api/failure';
import {
  changeStatus,
  type CandidateToChange,
  type StatusChangeOptions,
} from '../../../shared/candidates/change-status';
import { toast } from '../../../shared/toasts/toast';
import { SET_SCORE } from '../candidates-queries';

interface Changes extends StatusChangeOptions {
  status: CandidateStatus;
  /** Undefined leaves the score unchanged. */
  score: number | undefined;
}

/** Saves status and score. The screen shows the change at once and rolls it back if the server rejects it. */
export function useCandidateChanges(candidate: CandidateToChange) {
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
      toast.success('Pontuação atualizada');
      return true;
    } catch (error) {
      toast.destructive('Erro ao atualizar pontuação', failureOf(error).message);
      return false;
    }
  };

  return {
    saving,
    /** Resolves to false if the server rejected a part. */
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
