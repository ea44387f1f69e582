import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { failureOf } from '../../../shared/api/failure';
import {
  changeStatus,
  type CandidateToChange,
  type StatusChangeOptions,
} from '../../../domain/candidates/change-status';
import { useChangeId } from '../../../shared/api/use-change-id';
import { addNote } from '../../../domain/candidates/add-note';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { askConfirmation } from '../../../shared/dialogs/confirmations';
import { toast } from '../../../shared/toasts/toast';
import { SET_SCORE, type CandidateDetail } from '../candidates-queries';

interface Changes extends StatusChangeOptions {
  status: CandidateStatus;
  /** Undefined leaves the score unchanged. */
  score: number | undefined;
}

const confirmScore = (message: string, score: number): Promise<boolean> =>
  askConfirmation({
    title: 'A nota mudou enquanto você decidia',
    text: message,
    confirm: `Mudar para ${score}`,
    cancel: 'Manter a nota atual',
  });

/** Saves status, score and note. The screen shows the change at once and rolls it back if the server rejects it. */
export function useCandidateChanges(
  candidate: CandidateToChange & Pick<CandidateDetail, 'score' | 'scoredAt'>,
) {
  const client = useApolloClient();
  const [saving, setSaving] = useState(false);
  const changeIdOf = useChangeId();
  const { id } = candidate;

  /** @param from the score that the user saw; null: none */
  const changeScore = async (score: number, from: number | null): Promise<boolean> => {
    try {
      await client.mutate({
        mutation: SET_SCORE,
        variables: { id, score, from },
        optimisticResponse: {
          setCandidateScore: { __typename: 'Candidate', id, score, scoredAt: new Date().toISOString() },
        },
      });
      toast.success('Pontuação atualizada');
      return true;
    } catch (error) {
      const { code, message, details } = failureOf(error);
      if (code !== 'CHANGED_MEANWHILE') {
        toast.destructive('Erro ao atualizar pontuação', message);
        return false;
      }
      void refetchAfterChange(['candidate']);
      const current = details.current as number | null;
      return (await confirmScore(message, score)) && changeScore(score, current);
    }
  };

  return {
    saving,
    /** Resolves to false if the server rejected a part. */
    save: async ({ status, score, ...reason }: Changes) => {
      setSaving(true);
      const saved =
        (score === undefined || (await changeScore(score, candidate.scoredAt ? candidate.score : null))) &&
        (status === candidate.status && !reason.notify
          ? await addNote(client, candidate, reason.note, changeIdOf)
          : (await changeStatus(client, candidate, status, { ...reason, changeIdOf })) === 'changed');
      setSaving(false);
      if (saved && score !== undefined && status !== candidate.status) toast.success('Alterações enviadas');
      return saved;
    },
  };
}
