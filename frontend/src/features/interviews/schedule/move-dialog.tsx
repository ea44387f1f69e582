import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { refetchStale } from '../../../shared/api/refetch';
import { failureOf } from '../../../shared/api/failure';
import { INTERVIEW_QUERIES } from '../../../shared/api/evict';
import { dayOf } from '../../../shared/day-ranges';
import { DayField } from '../../../shared/form/day-field';
import { formatDateTime } from '../../../shared/formats';
import { fullName } from '../../../shared/full-name';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { toast } from '../../../shared/toasts/toast';
import { isRefused, openIn } from '../appointment';
import { ConflictNotice } from '../conflicts/conflict-notice';
import { DaySlots } from '../slots/day-slots';
import { RESCHEDULE } from '../interview-changes';
import type { InterviewRow, Slot } from '../interviews-queries';
import { MessageField } from './message-field';
import { useConflict } from '../conflicts/use-conflict';

interface MoveDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Another time for an interview; who is refused one chooses again in the same place. */
export function MoveDialog({ interview, onClose }: MoveDialogProps) {
  const today = dayOf();
  const before = dayOf(interview.interviewDate);
  // An old address may name an interview that is over; one that changes while it is open stays until a choice is made.
  const [movable] = useState(interview.status === 'scheduled');
  const { seen, conflict, take } = useConflict(interview);
  const [day, setDay] = useState(before < today ? today : before);
  const [slot, setSlot] = useState<Slot | null>(null);
  const stored = interview.notificationOptions.customMessage ?? '';
  const [message, setMessage] = useState(stored);
  const [reschedule, { loading: moving }] = useMutation(RESCHEDULE);
  const { candidate, notificationOptions, notes } = interview;
  const silent = !notificationOptions.sendEmail && !notificationOptions.sendWhatsApp;
  const over = seen.status !== 'scheduled';
  const incomplete = openIn(message, notes ?? '').some(isRefused);
  if (!movable) return null;

  const move = async (interviewDate: string) => {
    try {
      await reschedule({
        variables: {
          id: interview.id,
          interviewDate,
          from: seen.interviewDate,
          customMessage: message === stored ? undefined : message.trim(),
        },
      });
      toast.success('Entrevista remarcada', formatDateTime(interviewDate));
      onClose();
    } catch (failure) {
      if (take(failure)) return;
      const { message: words, fields } = failureOf(failure);
      toast.destructive('Erro ao agendar entrevista', fields[0]?.message ?? words);
    }
    // Either way the free times are others now.
    await refetchStale(INTERVIEW_QUERIES);
  };

  return (
    <FormDialog
      title="Remarcar Entrevista"
      submit={conflict ? 'Remarcar mesmo assim' : 'Remarcar'}
      submitting="Remarcando..."
      busy={moving}
      disabled={!slot || over || incomplete}
      isDirty={Boolean(slot) || message !== stored}
      onSubmit={() => slot && void move(slot.startsAt)}
      onClose={onClose}
    >
      <Typography>
        Entrevista com <strong>{candidate ? fullName(candidate) : 'candidato'}</strong>, marcada para{' '}
        {formatDateTime(seen.interviewDate)}.
      </Typography>
      <ConflictNotice
        conflict={conflict}
        choice={over ? 'Só uma entrevista agendada pode mudar de horário.' : 'Você ainda quer remarcar?'}
      />
      {interview.confirmedBy && (
        <Alert severity="info">O candidato precisará confirmar a presença no novo horário.</Alert>
      )}
      <DayField
        size="medium"
        label="Nova data"
        value={day}
        min={today}
        onChange={(next) => next && setDay(next)}
      />
      <DaySlots day={day} today={today} chosen={slot} onChoose={setSlot} />
      {silent ? (
        <Alert severity="info">O candidato não será avisado: o agendamento foi feito sem notificações.</Alert>
      ) : (
        candidate && (
          <MessageField
            planned={{
              candidateId: candidate.id,
              interviewDate: slot?.startsAt,
              interviewType: interview.interviewType,
              notes: notes ?? '',
            }}
            value={message}
            onChange={setMessage}
          />
        )
      )}
    </FormDialog>
  );
}
