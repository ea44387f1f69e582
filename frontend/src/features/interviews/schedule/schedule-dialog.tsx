import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { useUnsavedChanges } from '../../../shared/form/use-unsaved-changes';
import { StaffPicker } from '../../../domain/staff/staff-picker';
import type { StaffName } from '../../../domain/staff/staff-queries';
import {
  isRejected,
  MESSAGE_FIELDS,
  messageDraft,
  NO_MESSAGE,
  toPlannedInterview,
  unfilledVariables,
  type Appointment,
  type Notification,
} from '../appointment';
import { AppointmentDetails } from '../appointment-details';
import { NotificationStep } from './notification-step';
import { NotificationSummary } from './notification-summary';
import { useSchedule } from './use-schedule';

const TITLES = ['Confirmar Agendamento', 'Opções de notificação', 'Resumo da notificação'] as const;

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
  const draft = useFormDraft(form, messageDraft(appointment.candidate.id), MESSAGE_FIELDS);
  const title = useRef<HTMLHeadingElement>(null);
  const { schedule, loading } = useSchedule(draft.formKey, {
    onScheduled: () => {
      draft.clear();
      unsaved.release();
      onScheduled();
    },
    onSlotGone: () => {
      unsaved.release();
      onSlotGone({ ...getValues(), interviewers });
    },
  });
  const unsaved = useUnsavedChanges(formState.isDirty, loading, draft.clear);
  const close = () => unsaved.confirmLeave(onClose);
  useEffect(() => {
    if (step > 0) title.current?.focus();
  }, [step]);

  const next = handleSubmit(({ customMessage }) => {
    if (step === 1 && unfilledVariables(customMessage).some(isRejected)) form.setFocus('customMessage');
    else setStep(step + 1);
  });
  const finish = () => schedule(appointment, { ...getValues(), interviewers });

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
      {/* Each step begins at its top. */}
      <DialogContent key={step}>
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
        {step === 1 && (
          <NotificationStep
            candidate={appointment.candidate}
            planned={toPlannedInterview(appointment)}
            form={form}
          />
        )}
        {step === 2 && <NotificationSummary appointment={appointment} notification={getValues()} />}
      </DialogContent>
      {/* Other buttons in each step: the second click of a double click would press them. */}
      <DialogActions key={`acts-${step}`} sx={{ flexWrap: 'wrap', gap: 1 }}>
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
