import { MessagePreview } from '../../../domain/messages/message-preview';
import { sentMessage, type PlannedInterview } from '../appointment';

interface PlannedPreviewProps {
  planned: PlannedInterview;
  message: string;
}

/** The message about a planned interview as the candidate will read it; nothing until a time is chosen. */
export function PlannedPreview({ planned, message }: PlannedPreviewProps) {
  const { candidateId, interviewDate, interviewType, notes } = planned;
  if (!interviewDate) return null;
  return (
    <MessagePreview
      input={{
        content: sentMessage(message, notes),
        candidateId,
        interviewDate,
        interviewType,
        notes: notes.trim() || undefined,
      }}
    />
  );
}
