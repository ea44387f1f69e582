import { useWatch, type UseFormReturn } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { INTERVIEW_MAX_CHARS, INTERVIEW_TYPES, isEnded } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { formatLongDay } from '../../../shared/dates/date-formats';
import type { Day } from '../../../shared/dates/days';
import { fullName } from '../../../shared/format/full-name';
import { SelectInput } from '../../../shared/form/select-input';
import { TextInput } from '../../../shared/form/text-input';
import { LoadError } from '../../../shared/ui/load-error';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { DayInterviews } from './day-interviews';
import { SLOTS, type InterviewRow, type Invitee, type Slot } from '../interviews-queries';
import { durationOptions } from '../duration';
import { EndedNotice } from '../schedule/ended-notice';
import { SlotChoice } from '../slots/slot-choice';
import type { AppointmentFields } from './use-appointment-form';

interface DayPanelProps {
  /** Empty until a day is selected. */
  day: Day;
  /** Reason why there are no interviews on that day. */
  closed: string | undefined;
  form: UseFormReturn<AppointmentFields>;
  today: Day;
  candidate: Invitee | null;
  interviews: InterviewRow[];
  onSchedule: (slot: Slot | null, fields: AppointmentFields) => void;
}

export function DayPanel({ day, closed, form, today, candidate, interviews, onSchedule }: DayPanelProps) {
  const { control, handleSubmit, setValue } = form;
  const startsAt = useWatch({ control, name: 'startsAt' });
  const { data, error, refetch } = useFreshQuery(SLOTS, { variables: { day }, skip: !day || day < today });
  const slots = data?.interviewSlots ?? [];
  // The selection ends when another user takes the slot.
  const slot = slots.find((one) => one.startsAt === startsAt) ?? null;

  if (!day)
    return (
      <Card sx={{ p: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Selecione um dia no calendário para ver os horários disponíveis.
        </Typography>
      </Card>
    );
  return (
    <Card component="section" aria-labelledby="dia" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5 }}>
      <Typography
        id="dia"
        component="h2"
        variant="h3"
        sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {formatLongDay(day)}
      </Typography>
      <DayInterviews interviews={interviews} />
      {day < today ? (
        <Typography sx={{ color: 'text.secondary' }}>Este dia já passou.</Typography>
      ) : closed ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Não há entrevistas neste dia: {closed}. Escolha um dia útil no calendário.
        </Typography>
      ) : error && !data ? (
        <LoadError title="Erro ao carregar horários" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageSpinner label="Carregando horários..." />
      ) : (
        <>
          <SlotChoice
            slots={slots}
            chosen={slot}
            onChoose={(one) => setValue('startsAt', one.startsAt, { shouldDirty: true })}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1.5fr 1fr 1.8fr' } }}>
            <SelectInput
              control={control}
              name="interviewType"
              label="Tipo de entrevista"
              options={Object.entries(INTERVIEW_TYPES)}
            />
            <SelectInput control={control} name="duration" label="Duração" options={durationOptions()} />
            <TextInput
              control={control}
              name="notes"
              label="Observações"
              hint="O candidato lê este texto no convite, no calendário e na página de confirmação. Preenche também {{local}} na mensagem."
              multiline
              minRows={2}
              limit={INTERVIEW_MAX_CHARS.notes}
            />
          </Box>
          {candidate && <EndedNotice candidate={candidate} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography sx={{ mr: 'auto' }} role="status">
              {candidate ? (
                <>
                  Candidato: <strong>{fullName(candidate)}</strong>
                  {slot && `, às ${slot.time}`}
                </>
              ) : (
                'Selecione um candidato na lista.'
              )}
            </Typography>
            <Button
              variant="contained"
              disabled={candidate !== null && isEnded(candidate.status)}
              onClick={() => void handleSubmit((fields) => onSchedule(slot, fields))()}
            >
              Agendar Entrevista
            </Button>
          </Box>
        </>
      )}
    </Card>
  );
}
