import { useState } from 'react';
import Box from '@mui/material/Box';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { ConflictNotice } from '../conflicts/conflict-notice';
import type { InterviewRow } from '../interviews-queries';
import { ResultingStatus } from './resulting-status';
import { useCancellation } from './use-cancellation';
import { useConflict } from '../conflicts/use-conflict';

interface CancelDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Cancels an interview: its link becomes invalid and its slot is free again. */
export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  // Fixed on opening: an old address may name a finished interview, while one that changes later stays open for a choice.
  const [cancellable] = useState(interview.status === 'scheduled');
  const [openedAt] = useState(() => new Date());
  const { displayed, conflict, detectConflict } = useConflict(interview);
  const { cancel, busy } = useCancellation(interview);
  const { candidate, notificationOptions } = interview;
  if (!cancellable) return null;

  const isCancelled = displayed.status === 'cancelled';
  const isPast = new Date(displayed.interviewDate) <= openedAt;
  const willNotify = !isPast && (notificationOptions.sendEmail || notificationOptions.sendWhatsApp);
  const submit = async () => {
    if (isCancelled) onClose();
    else if (await cancel(displayed, detectConflict)) onClose();
  };
  return (
    <ConfirmDialog
      title="Cancelar entrevista"
      confirm={isCancelled ? 'Entendi' : conflict ? 'Cancelar mesmo assim' : 'Sim, cancelar entrevista'}
      confirming="Cancelando..."
      cancel={conflict ? 'Manter como está' : 'Cancelar'}
      busy={busy}
      color={isCancelled ? 'primary' : 'error'}
      onConfirm={() => void submit()}
      onClose={onClose}
      extra={
        <ConflictNotice
          conflict={conflict}
          choice={isCancelled ? 'Não há mais nada a cancelar.' : 'Você ainda quer cancelar?'}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <span>
          A entrevista de {candidate ? fullName(candidate) : 'um candidato'} em{' '}
          {formatDateTime(displayed.interviewDate)} será cancelada
          {isPast ? '.' : ' e o horário ficará livre.'}
        </span>
        <span>
          {willNotify
            ? 'O aviso ao candidato sai em cerca de um minuto. Desfazer antes disso mantém o horário, e nada é enviado.'
            : isPast
              ? 'O candidato não será avisado, porque o horário já passou.'
              : 'O candidato não será avisado, porque o agendamento foi feito sem notificações.'}{' '}
          <ResultingStatus interviewId={interview.id} />
        </span>
      </Box>
    </ConfirmDialog>
  );
}
