import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApolloClient, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { randomId } from '../../../shared/browser/random-id';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { failureOf } from '../../../shared/api/failure';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { useUnsavedChanges } from '../../../shared/form/use-unsaved-changes';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { StaffPicker } from '../../../shared/staff/staff-picker';
import type { StaffName } from '../../../shared/staff/staff-queries';
import { toast } from '../../../shared/toasts/toast';
import {
  isRejected,
  NO_MESSAGE,
  sentMessage,
  unfilledVariables,
  type Appointment,
  type Notification,
} from '../appointment';
import { AppointmentDetails } from '../appointment-details';
import { SCHEDULE } from '../interview-changes';
import { confirmOverlaps } from '../overlaps/confirm-overlaps';
import { offerInterviewUndo } from '../undo-interview-change';
import { NotificationStep } from './notification-step';
import { NotificationSummary } from './notification-summary';

const TITLES = ['Confirmar Agendamento', 'Opções de notificação', 'Resumo da notificação'] as const;

/** System job that stands for "no job" in this call. */
const NO_JOB = 1;

interface ScheduleDialogProps {
  appointment: Appointment;
  /** The options chosen before, when the first slot was taken meanwhile. */
  chosen: Notification | undefined;
  onClose: () => void;
  /** Called when the slot is no longer free. The user chooses another one; the notification is kept. */
  onSlotGone: (notification: Notification) => void;
  onScheduled: () => void;
}

/** Schedules an interview in three steps: confirmation, notification options, summary. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { appointment, chosen, onClose, onSlotGone, onScheduled } = props;
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const [step, setStep] = useState(0);
  const [interviewers, setInterviewers] = useState<StaffName[]>(chosen?.interviewers ?? []);
  const form = useForm<Notification>({
    mode: 'onTouched',
    defaultValues: NO_MESSAGE,
    ...(chosen && { values: chosen }),
    resetOptions: { keepDefaultValues: true },
  });
  const { formState, getValues, handleSubmit } = form;
  const draft = useFormDraft(form, `mensagem-${appointment.candidate.id}`, [
    'sendEmail',
    'sendWhatsApp',
    'customMessage',
  ]);
  const unsaved = useUnsavedChanges(formState.isDirty, draft.clear);
  const close = () => unsaved.confirmLeave(onClose);
  const title = useRef<HTMLHeadingElement>(null);
  const client = useApolloClient();
  const [schedule, { loading }] = useMutation(SCHEDULE);
  useEffect(() => {
    if (step > 0) title.current?.focus();
  }, [step]);

  const { candidate, slot, interviewType, durationMinutes, notes } = appointment;
  const next = handleSubmit(({ customMessage }) => {
    if (step === 1 && unfilledVariables(customMessage).some(isRejected)) form.setFocus('customMessage');
    else setStep(step + 1);
  });
  const finish = async () => {
    const { sendEmail, sendWhatsApp, customMessage } = getValues();
    const interviewerIds = interviewers.map(({ id }) => id);
    const planned = {
      candidateId: candidate.id,
      interviewers,
      interviewDate: slot.startsAt,
      durationMinutes,
    };
    try {
      if (!(await confirmOverlaps(client, planned, 'Agendar mesmo assim'))) return;
      const changeId = randomId();
      const { data } = await schedule({
        variables: {
          input: {
            changeId,
            candidateId: candidate.id,
            jobId: candidate.jobId ?? NO_JOB,
            interviewDate: slot.startsAt,
            interviewType,
            durationMinutes,
            notes,
            interviewerIds,
            notificationOptions: {
              sendEmail,
              sendWhatsApp,
              customMessage: sentMessage(customMessage, notes),
            },
          },
        },
      });
      offerInterviewUndo(client, {
        interviewId: data?.scheduleInterview.id ?? '',
        changeId,
        title: 'Entrevista agendada',
        text: `${fullName(candidate)}, ${formatDateTime(slot.startsAt)}`,
      });
      draft.clear();
      unsaved.release();
      onScheduled();
    } catch (error) {
      const { code, message, fields } = failureOf(error);
      toast.destructive('Erro ao agendar entrevista', fields[0]?.message ?? message);
      if (code === 'NOT_FOUND') void refetchAfterChange(['interview', 'candidate']);
      if (code !== 'SLOT_TAKEN' && !fields.some(({ field }) => field === 'interviewDate')) return;
      unsaved.release();
      onSlotGone({ sendEmail, sendWhatsApp, customMessage, interviewers });
      await refetchAfterChange(['interview']);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      onClose={loading ? undefined : close}
      aria-labelledby="agendamento"
    >
      <DialogTitle id="agendamento" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {TITLES[step]}
      </DialogTitle>
      <DialogContent>
        {step === 0 && (
          <>
            <AppointmentDetails appointment={appointment} />
            <StaffPicker
              label="Entrevistadores"
              hint="Opcional. Colegas que conduzem a entrevista; recebem o convite por e-mail, com o calendário."
              value={interviewers}
              onChange={setInterviewers}
            />
          </>
        )}
        {step === 1 && <NotificationStep appointment={appointment} form={form} />}
        {step === 2 && <NotificationSummary appointment={appointment} notification={getValues()} />}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" disabled={loading} onClick={() => (step === 0 ? close() : setStep(step - 1))}>
          {step === 0 ? 'Cancelar' : 'Voltar'}
        </Button>
        {step < 2 ? (
          <Button variant="contained" onClick={() => void next()}>
            Continuar
          </Button>
        ) : (
          <Button variant="contained" disabled={loading} onClick={() => void finish()}>
            {loading ? 'Agendando...' : 'Confirmar Agendamento'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
