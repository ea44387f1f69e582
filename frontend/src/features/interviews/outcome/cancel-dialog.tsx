import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { offerInterviewUndo } from '../../../domain/interviews/undo-interview-change';
import { failureOf } from '../../../shared/api/failure';
import { randomId } from '../../../shared/browser/random-id';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { withRollbackNote } from '../../../shared/toasts/rollback-note';
import { toast } from '../../../shared/toasts/toast';
import { ConflictNotice } from '../conflicts/conflict-notice';
import { SET_INTERVIEW_STATUS } from '../interview-changes';
import type { InterviewRow } from '../interviews-queries';
import { ResultingStatus } from './resulting-status';
import { useConflict } from '../conflicts/use-conflict';

interface CancelDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Cancels an interview: its link becomes invalid and its slot is free again. Lists show it before the response. */
export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  // Fixed on opening: an old address may name a finished interview, while one that changes later stays open for a choice.
  const [cancellable] = useState(interview.status === 'scheduled');
  const [openedAt] = useState(() => new Date());
  const { displayed, conflict, detectConflict } = useConflict(interview);
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { id, candidate, feedback, notificationOptions } = interview;
  if (!cancellable) return null;

  const isCancelled = displayed.status === 'cancelled';
  const isPast = new Date(displayed.interviewDate) <= openedAt;
  const willNotify = !isPast && (notificationOptions.sendEmail || notificationOptions.sendWhatsApp);
  const cancel = async () => {
    if (isCancelled) return onClose();
    setBusy(true);
    const { status: from, interviewDate: fromDate } = displayed;
    const changeId = randomId();
    try {
      await client.mutate({
        mutation: SET_INTERVIEW_STATUS,
        variables: { id, status: 'cancelled', from, fromDate, changeId },
        optimisticResponse: {
          setInterviewStatus: { __typename: 'Interview', id, status: 'cancelled', feedback },
        },
      });
      const text = formatDateTime(fromDate);
      offerInterviewUndo(client, { interviewId: id, changeId, title: 'Entrevista cancelada', text });
    } catch (error) {
      // Stays open for a decision of the user.
      if (detectConflict(error)) return;
      toast.destructive('Erro ao atualizar status', withRollbackNote(failureOf(error).message));
    } finally {
      setBusy(false);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title="Cancelar entrevista"
      confirm={isCancelled ? 'Entendi' : conflict ? 'Cancelar mesmo assim' : 'Sim, cancelar entrevista'}
      confirming="Cancelando..."
      cancel={conflict ? 'Manter como está' : 'Cancelar'}
      busy={busy}
      color={isCancelled ? 'primary' : 'error'}
      onConfirm={() => void cancel()}
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
          <ResultingStatus interviewId={id} />
        </span>
      </Box>
    </ConfirmDialog>
  );
}
