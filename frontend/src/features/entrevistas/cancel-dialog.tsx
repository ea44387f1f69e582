import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../shared/api/failure';
import { forget, INTERVIEW_ANSWERS } from '../../shared/api/forget';
import { formatDateTime } from '../../shared/formats';
import { toast } from '../../shared/toasts/toast';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { SET_INTERVIEW_STATUS } from './interview-changes';
import type { InterviewRow } from './interviews-queries';

interface CancelDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Calls an interview off: its link ends and its time is free again. */
export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  const [setStatus, { loading }] = useMutation(SET_INTERVIEW_STATUS, {
    update: (cache) => forget(cache, ...INTERVIEW_ANSWERS),
  });
  const cancel = async () => {
    try {
      await setStatus({ variables: { id: interview.id, status: 'cancelled' } });
      toast.success('Entrevista cancelada');
      onClose();
    } catch (error) {
      toast.destructive('Erro ao atualizar status', failureOf(error).message);
    }
  };
  const { candidate } = interview;
  return (
    <ConfirmDialog
      title="Cancelar entrevista"
      confirm="Sim, cancelar entrevista"
      confirming="Cancelando..."
      busy={loading}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      A entrevista de {candidate ? `${candidate.firstName} ${candidate.lastName}` : 'um candidato'} em{' '}
      {formatDateTime(interview.interviewDate)} será cancelada e o horário ficará livre.
    </ConfirmDialog>
  );
}
