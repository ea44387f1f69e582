import { useApolloClient } from '@apollo/client/react';
import { askAgain } from '../../shared/api/ask-again';
import { failureOf } from '../../shared/api/failure';
import { INTERVIEW_ANSWERS } from '../../shared/api/forget';
import { takenBack } from '../../shared/taken-back';
import { toast } from '../../shared/toasts/toast';
import { SET_INTERVIEW_STATUS } from './interview-changes';
import type { InterviewRow } from './interviews-queries';

/** Calls an interview off: lists show it at once, and take it back with a word when the server refuses. */
export function useCancellation({ id, feedback }: InterviewRow): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    try {
      await client.mutate({
        mutation: SET_INTERVIEW_STATUS,
        variables: { id, status: 'cancelled' },
        optimisticResponse: {
          setInterviewStatus: { __typename: 'Interview', id, status: 'cancelled', feedback },
        },
      });
      toast.success('Entrevista cancelada');
      await askAgain(INTERVIEW_ANSWERS);
    } catch (error) {
      toast.destructive('Erro ao atualizar status', takenBack(failureOf(error).message));
    }
  };
}
