import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApolloClient, useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useChangeId } from '../../../shared/api/use-change-id';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { firstMessageOf } from '../../../shared/api/failure';
import { dayOf } from '../../../shared/dates/day-ranges';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { toast } from '../../../shared/toasts/toast';
import { isRejected, sentMessage, unfilledVariables, type Notification } from '../appointment';
import { ConflictNotice } from '../conflicts/conflict-notice';
import { durationOptions } from '../duration';
import { confirmOverlaps } from '../overlaps/confirm-overlaps';
import { WeekSlots } from '../slots/week-slots';
import { RESCHEDULE } from '../interview-changes';
import type { InterviewRow } from '../interviews-queries';
import { offerInterviewUndo } from '../../../domain/interviews/undo-interview-change';
import { MessageField } from './message-field';
import { useConflict } from '../conflicts/use-conflict';

const DRAFT_FIELDS = ['customMessage', 'startsAt', 'duration'] as const;

interface RescheduleDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Moves an interview to another time. If the server rejects the slot, the dialog stays open for another choice. */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  // Fixed on opening: an old address may name a finished interview, while one that changes later stays open for a choice.
  const [reschedulable] = useState(interview.status === 'scheduled');
  const { displayed, conflict, detectConflict } = useConflict(interview);
  const storedMessage = interview.notificationOptions.customMessage ?? '';
  const storedDuration = String(interview.durationMinutes);
  const form = useForm<Notification>({
    mode: 'onTouched',
    defaultValues: {
      ...interview.notificationOptions,
      customMessage: storedMessage,
      startsAt: '',
      duration: storedDuration,
    },
  });
  const draft = useFormDraft(form, `remarcacao-${interview.id}`, DRAFT_FIELDS);
  const [message, startsAt = '', duration = storedDuration] = useWatch({
    control: form.control,
    name: DRAFT_FIELDS,
  });
  const set = (field: 'startsAt' | 'duration') => (value: string) =>
    form.setValue(field, value, { shouldDirty: true });
  const isResized = duration !== storedDuration;
  const client = useApolloClient();
  const [reschedule] = useMutation(RESCHEDULE);
  const changeIdOf = useChangeId();
  const busy = form.formState.isSubmitting;
  const { candidate, notificationOptions, notes } = interview;
  const withoutNotification = !notificationOptions.sendEmail && !notificationOptions.sendWhatsApp;
  const notScheduled = displayed.status !== 'scheduled';
  const incomplete = unfilledVariables(message).some(isRejected);
  if (!reschedulable) return null;

  const submit = async (interviewDate: string, customMessage: string) => {
    try {
      const planned = {
        candidateId: interview.candidateId,
        interviewers: interview.interviewers,
        interviewDate,
        durationMinutes: Number(duration),
        exceptId: interview.id,
      };
      if (!(await confirmOverlaps(client, planned, 'Remarcar mesmo assim'))) return;
      const change = {
        id: interview.id,
        interviewDate,
        durationMinutes: isResized ? Number(duration) : undefined,
        from: displayed.interviewDate,
        customMessage: customMessage === storedMessage ? undefined : sentMessage(customMessage, notes ?? ''),
      };
      const changeId = changeIdOf(change);
      await reschedule({ variables: { ...change, changeId } });
      offerInterviewUndo(client, {
        interviewId: interview.id,
        changeId,
        title: 'Entrevista remarcada',
        text: formatDateTime(interviewDate),
      });
      draft.clear();
      onClose();
    } catch (failure) {
      if (detectConflict(failure)) return;
      toast.destructive('Erro ao agendar entrevista', firstMessageOf(failure));
      // The slot may have been taken meanwhile.
      await refetchAfterChange(['interview']);
    }
  };

  return (
    <FormDialog
      title="Remarcar Entrevista"
      submit={conflict ? 'Remarcar mesmo assim' : 'Remarcar'}
      submitting="Remarcando..."
      busy={busy}
      disabled={(!startsAt && !isResized) || notScheduled || incomplete}
      isDirty={startsAt !== '' || isResized || message !== storedMessage}
      onDiscard={draft.clear}
      onSubmit={(event) =>
        void form.handleSubmit((values) => submit(startsAt || displayed.interviewDate, values.customMessage))(
          event,
        )
      }
      onClose={onClose}
    >
      <Typography>
        Entrevista com <strong>{candidate ? fullName(candidate) : 'candidato'}</strong>, marcada para{' '}
        {formatDateTime(displayed.interviewDate)}.
      </Typography>
      <ConflictNotice
        conflict={conflict}
        choice={
          notScheduled ? 'Só uma entrevista agendada pode mudar de horário.' : 'Você ainda quer remarcar?'
        }
      />
      {interview.confirmedBy && startsAt && (
        <Alert severity="info">O candidato precisará confirmar a presença no novo horário.</Alert>
      )}
      <SelectFilter
        id="duracao"
        label="Duração"
        value={duration}
        options={durationOptions(interview.durationMinutes)}
        onChange={set('duration')}
      />
      <Box sx={{ mx: { xs: -2.5, sm: 0 } }}>
        <WeekSlots
          chosen={startsAt}
          onChoose={set('startsAt')}
          firstDay={dayOf(displayed.interviewDate)}
          isSending={busy}
        />
      </Box>
      {withoutNotification ? (
        <Alert severity="info">O candidato não será avisado: o agendamento foi feito sem notificações.</Alert>
      ) : (
        candidate && (
          <MessageField
            planned={{
              candidateId: candidate.id,
              interviewDate: startsAt || undefined,
              interviewType: interview.interviewType,
              notes: notes ?? '',
            }}
            form={form}
          />
        )
      )}
    </FormDialog>
  );
}
