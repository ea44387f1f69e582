import { formatDateTime } from '../../shared/formats';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import type { InterviewRow } from './interviews-queries';
import { useCancellation } from './use-cancellation';

interface CancelDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Calls an interview off: its link ends and its time is free again. */
export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  const cancel = useCancellation(interview);
  const { candidate } = interview;
  return (
    <ConfirmDialog
      title="Cancelar entrevista"
      confirm="Sim, cancelar entrevista"
      onConfirm={() => {
        void cancel();
        onClose();
      }}
      onClose={onClose}
    >
      A entrevista de {candidate ? `${candidate.firstName} ${candidate.lastName}` : 'um candidato'} em{' '}
      {formatDateTime(interview.interviewDate)} será cancelada e o horário ficará livre.
    </ConfirmDialog>
  );
}
