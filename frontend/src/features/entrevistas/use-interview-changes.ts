import { useApolloClient } from '@apollo/client/react';
import { askAgain } from '../../shared/api/ask-again';
import { failureOf } from '../../shared/api/failure';
import { INTERVIEW_ANSWERS } from '../../shared/api/forget';
import { formatDateTime } from '../../shared/formats';
import { takenBack } from '../../shared/taken-back';
import { toast } from '../../shared/toasts/toast';
import { RESCHEDULE, SET_INTERVIEW_STATUS } from './interview-changes';
import type { InterviewRow } from './interviews-queries';

/** Called off or moved: lists show it at once, and take it back with a word when the server refuses. */
export function useInterviewChanges({ id, feedback }: InterviewRow) {
  const client = useApolloClient();

  const attempt = async (change: Promise<unknown>, done: () => void, failed: string) => {
    try {
      await change;
      done();
      await askAgain(INTERVIEW_ANSWERS);
    } catch (error) {
      toast.destructive(failed, takenBack(failureOf(error).message));
    }
  };

  return {
    cancel: () =>
      attempt(
        client.mutate({
          mutation: SET_INTERVIEW_STATUS,
          variables: { id, status: 'cancelled' },
          optimisticResponse: {
            setInterviewStatus: { __typename: 'Interview', id, status: 'cancelled', feedback },
          },
        }),
        () => toast.success('Entrevista cancelada'),
        'Erro ao atualizar status',
      ),

    move: (interviewDate: string) =>
      attempt(
        client.mutate({
          mutation: RESCHEDULE,
          variables: { id, interviewDate },
          // A confirmation of the old time, or a wish for another one, ends with it.
          optimisticResponse: {
            rescheduleInterview: {
              __typename: 'Interview',
              id,
              interviewDate,
              confirmedBy: null,
              confirmedAt: null,
              rescheduleRequestedAt: null,
            },
          },
        }),
        () => toast.success('Entrevista remarcada', formatDateTime(interviewDate)),
        'Erro ao agendar entrevista',
      ),
  };
}
