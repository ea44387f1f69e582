import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../shared/api/failure';
import { withRollbackNote } from '../../../shared/toasts/rollback-note';
import { randomId } from '../../../shared/browser/random-id';
import { formatDateTime } from '../../../shared/format/formats';
import { toast } from '../../../shared/toasts/toast';
import { SET_INTERVIEW_STATUS } from '../interview-changes';
import type { InterviewRow } from '../interviews-queries';
import { offerInterviewUndo } from '../../../domain/interviews/undo-interview-change';

/** Cancels an interview. Lists show it at once and roll it back with a message if the server rejects it. */
export function useCancellation({ id, feedback }: InterviewRow) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  /** @returns false after a conflict, which needs a decision of the user */
  const cancel = async (
    displayed: Pick<InterviewRow, 'status' | 'interviewDate'>,
    detectConflict: (error: unknown) => boolean,
  ): Promise<boolean> => {
    setBusy(true);
    const changeId = randomId();
    try {
      await client.mutate({
        mutation: SET_INTERVIEW_STATUS,
        variables: {
          id,
          status: 'cancelled',
          from: displayed.status,
          fromDate: displayed.interviewDate,
          changeId,
        },
        optimisticResponse: {
          setInterviewStatus: { __typename: 'Interview', id, status: 'cancelled', feedback },
        },
      });
      offerInterviewUndo(client, {
        interviewId: id,
        changeId,
        title: 'Entrevista cancelada',
        text: formatDateTime(displayed.interviewDate),
      });
    } catch (error) {
      if (detectConflict(error)) {
        setBusy(false);
        return false;
      }
      toast.destructive('Erro ao atualizar status', withRollbackNote(failureOf(error).message));
    }
    setBusy(false);
    return true;
  };
  return { cancel, busy };
}
