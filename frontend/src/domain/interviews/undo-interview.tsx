import { useApolloClient } from '@apollo/client/react';
import type { UndoOffer } from '@araucaria/contracts/domain';
import { UndoButton } from '../../shared/ui/undo-button';
import { undoInterviewChange } from './undo-interview-change';

interface UndoInterviewProps {
  interview: { id: string; undo: UndoOffer | null };
  /** Of the candidate, in lists of several. */
  name?: string;
}

/** Undoes the last change of an interview, where it shows and while its messages wait. */
export function UndoInterview({ interview: { id, undo }, name }: UndoInterviewProps) {
  const client = useApolloClient();
  return (
    <UndoButton
      undo={undo}
      label="Desfazer a última mudança"
      {...(name && { accessibleLabel: `Desfazer a última mudança da entrevista de ${name}` })}
      onUndo={(changeId) => undoInterviewChange(client, { id, changeId })}
    />
  );
}
