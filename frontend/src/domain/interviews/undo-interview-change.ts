import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated';
import { failureOf } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import { toast } from '../../shared/toasts/toast';
import { offerToUndo, undoFailed, withdrawUndo } from '../../shared/toasts/undo-offers';

export const UNDO_INTERVIEW_CHANGE = graphql(`
  mutation UndoInterviewChange($id: ID!, $changeId: ID!) {
    undoInterviewChange(id: $id, changeId: $changeId) {
      ...InterviewTerms
      confirmedAt
      responseNote
    }
  }
`);

interface UndoableChange {
  interviewId: string;
  changeId: string;
  title: string;
  text: string;
}

/** Reports a change of an interview, and offers to undo it while its messages wait. */
export const offerInterviewUndo = (
  client: ApolloClient,
  { interviewId: id, changeId, title, text }: UndoableChange,
): void => offerToUndo(changeId, title, text, () => void undoInterviewChange(client, { id, changeId }));

export async function undoInterviewChange(
  client: ApolloClient,
  variables: { id: string; changeId: string },
): Promise<void> {
  try {
    await client.mutate({ mutation: UNDO_INTERVIEW_CHANGE, variables });
    withdrawUndo(variables.changeId);
    toast.info('Mudança desfeita', 'Nenhuma mensagem foi enviada.');
  } catch (error) {
    const failure = failureOf(error);
    undoFailed(
      failure,
      () => void undoInterviewChange(client, variables),
      failure.code === 'CHANGED_MEANWHILE' ? 'Nada foi desfeito' : undefined,
    );
  }
  // A removed interview stays in no list.
  await refetchAfterChange(['interview', 'candidate']);
}
