import { useState } from 'react';
import Box from '@mui/material/Box';
import { formatDateTime } from '../../../shared/formats';
import { fullName } from '../../../shared/full-name';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { ConflictNotice } from '../conflicts/conflict-notice';
import type { InterviewRow } from '../interviews-queries';
import { StatusAfter } from './status-after';
import { useCancellation } from './use-cancellation';
import { useConflict } from '../conflicts/use-conflict';

interface CancelDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Calls an interview off: its link ends and its time is free again. */
export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  // An old address may name an interview that is over; one that changes while it is open stays until a choice is made.
  const [cancellable] = useState(interview.status === 'scheduled');
  const { seen, conflict, take } = useConflict(interview);
  const { cancel, busy } = useCancellation(interview);
  const { candidate, notificationOptions } = interview;
  if (!cancellable) return null;

  const done = seen.status === 'cancelled';
  const over = new Date(seen.interviewDate) <= new Date();
  const notified = !over && (notificationOptions.sendEmail || notificationOptions.sendWhatsApp);
  const confirmed = async () => {
    if (done) onClose();
    else if (await cancel(seen, take)) onClose();
  };
  return (
    <ConfirmDialog
      title="Cancelar entrevista"
      confirm={done ? 'Entendi' : conflict ? 'Cancelar mesmo assim' : 'Sim, cancelar entrevista'}
      confirming="Cancelando..."
      cancel={conflict ? 'Manter como está' : 'Cancelar'}
      busy={busy}
      color={done ? 'primary' : 'error'}
      onConfirm={() => void confirmed()}
      onClose={onClose}
      extra={
        <ConflictNotice
          conflict={conflict}
          choice={done ? 'Não há mais nada a cancelar.' : 'Você ainda quer cancelar?'}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <span>
          A entrevista de {candidate ? fullName(candidate) : 'um candidato'} em{' '}
          {formatDateTime(seen.interviewDate)} será cancelada
          {over ? '.' : ' e o horário ficará livre.'}
        </span>
        <span>
          {notified
            ? 'O candidato será avisado agora.'
            : over
              ? 'O candidato não será avisado, porque o horário já passou.'
              : 'O candidato não será avisado, porque o agendamento foi feito sem notificações.'}{' '}
          <StatusAfter interviewId={interview.id} />
        </span>
      </Box>
    </ConfirmDialog>
  );
}
