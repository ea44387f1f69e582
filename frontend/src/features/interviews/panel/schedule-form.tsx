import { Controller } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { INTERVIEW_MAX_CHARS, INTERVIEW_TYPES, isEnded } from '@araucaria/contracts/domain';
import { formatTime, formatWeekday } from '../../../shared/dates/date-formats';
import { dayOf } from '../../../shared/dates/day-ranges';
import { RestoredDraftNotice } from '../../../shared/form/restored-draft-notice';
import { SelectInput } from '../../../shared/form/select-input';
import { TextInput } from '../../../shared/form/text-input';
import { StaffPicker } from '../../../domain/staff/staff-picker';
import { toast } from '../../../shared/toasts/toast';
import { isRejected, unfilledVariables } from '../appointment';
import { durationOptions } from '../duration';
import type { CandidateToSchedule } from '../interviews-queries';
import { EndedNotice } from '../schedule/ended-notice';
import { NotificationNotices } from '../schedule/notification-notices';
import { NotificationStep } from '../schedule/notification-step';
import { PlannedPreview } from '../schedule/planned-preview';
import { useIsManual } from '../schedule/use-is-manual';
import { useSchedule } from '../schedule/use-schedule';
import { WeekSlots } from '../slots/week-slots';
import { TemplateChips } from './template-chips';
import { useScheduleForm } from './use-schedule-form';

interface ScheduleFormProps {
  candidate: CandidateToSchedule;
  onScheduled: () => void;
}

export function ScheduleForm({ candidate, onScheduled }: ScheduleFormProps) {
  const { appointment, message, fields, notification, choose, restored, formKey, clear } = useScheduleForm(
    candidate.id,
  );
  const { control } = appointment;
  const { scheduleType, scheduleMinutes, schedulePlace, scheduleInterviewers, startsAt } = fields;
  const { schedule, loading } = useSchedule(formKey, {
    onScheduled: () => {
      clear();
      onScheduled();
    },
    onSlotGone: () => choose(''),
  });
  const isManual = useIsManual(notification.sendWhatsApp);
  const isNotified = notification.sendEmail || (notification.sendWhatsApp && !isManual);

  const planned = {
    candidateId: candidate.id,
    interviewDate: startsAt || undefined,
    interviewType: scheduleType,
    notes: schedulePlace,
  };
  const submit = message.handleSubmit(async () => {
    if (!startsAt) toast.destructive('Dados incompletos', 'Por favor, selecione candidato, data e horário.');
    else if (unfilledVariables(notification.customMessage).some(isRejected))
      message.setFocus('customMessage');
    else
      await schedule(
        {
          candidate,
          startsAt,
          interviewType: scheduleType,
          durationMinutes: Number(scheduleMinutes),
          notes: schedulePlace.trim(),
        },
        { ...notification, interviewers: scheduleInterviewers },
      );
  });
  const finish = appointment.handleSubmit(() => submit());

  return (
    <>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          px: { xs: 2, sm: 3 },
          py: 2,
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <EndedNotice candidate={candidate} />
        {restored && (
          <RestoredDraftNotice discard="Descartar" onDiscard={clear}>
            O que você tinha preenchido foi mantido.
          </RestoredDraftNotice>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <SelectInput
            control={control}
            name="scheduleType"
            label="Tipo de entrevista"
            options={Object.entries(INTERVIEW_TYPES)}
          />
          <SelectInput control={control} name="scheduleMinutes" label="Duração" options={durationOptions()} />
          <Controller
            control={control}
            name="scheduleInterviewers"
            render={({ field }) => (
              <StaffPicker
                label="Entrevistadores"
                hint="Opcional. Recebem o convite."
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <TextInput
            control={control}
            name="schedulePlace"
            label="Onde"
            hint="Sala ou link. O candidato lê."
            limit={INTERVIEW_MAX_CHARS.notes}
          />
        </Box>
        <WeekSlots chosen={startsAt} onChoose={choose} isSending={loading} />
        <Typography component="h3" variant="h3">
          Mensagem
        </Typography>
        <TemplateChips
          message={notification.customMessage}
          onUse={(content) =>
            message.setValue('customMessage', content, { shouldDirty: true, shouldValidate: true })
          }
        />
        <PlannedPreview planned={planned} message={notification.customMessage} />
        <NotificationStep candidate={candidate} planned={planned} form={message} isPreviewedElsewhere />
        <NotificationNotices phone={candidate.phone} notification={notification} />
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          fullWidth
          size="large"
          variant="contained"
          disabled={loading || isEnded(candidate.status)}
          onClick={() => void finish()}
        >
          {loading ? 'Agendando...' : confirmationText(startsAt, isNotified)}
        </Button>
      </Box>
    </>
  );
}

/** What the one button does: `Agendar e avisar · qua 2/12, 10:30`. */
const confirmationText = (startsAt: string, isNotified: boolean): string =>
  startsAt
    ? `${isNotified ? 'Agendar e avisar' : 'Agendar sem avisar'} · ${formatWeekday(dayOf(startsAt))}, ${formatTime(startsAt)}`
    : 'Escolha um horário';
