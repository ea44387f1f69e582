import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../shared/api/failure';
import { forget, INTERVIEW_ANSWERS } from '../../shared/api/forget';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { dayOf } from '../../shared/day-ranges';
import { DayField } from '../../shared/form/day-field';
import { formatDateTime } from '../../shared/formats';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/ui/form-dialog';
import { ListState } from '../../shared/ui/list-state';
import { RESCHEDULE } from './interview-changes';
import { SLOTS, type InterviewRow } from './interviews-queries';
import { SlotChoice } from './slot-choice';

interface MoveDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Another time for an interview. */
export function MoveDialog({ interview, onClose }: MoveDialogProps) {
  const today = dayOf();
  const before = dayOf(interview.interviewDate);
  const [day, setDay] = useState(before < today ? today : before);
  const [startsAt, setStartsAt] = useState('');
  const { data, error, loading, refetch } = useFreshQuery(SLOTS, { variables: { day }, skip: day < today });
  const [move, { loading: busy }] = useMutation(RESCHEDULE, {
    update: (cache) => forget(cache, ...INTERVIEW_ANSWERS),
  });
  const slot = data?.interviewSlots.find((one) => one.startsAt === startsAt) ?? null;

  const submit = async () => {
    if (!slot) return;
    try {
      await move({ variables: { id: interview.id, interviewDate: slot.startsAt } });
      toast.success('Entrevista remarcada', formatDateTime(slot.startsAt));
      onClose();
    } catch (failure) {
      toast.destructive('Erro ao agendar entrevista', failureOf(failure).message);
      // Somebody else may have taken the time.
      void refetch();
    }
  };
  const { candidate } = interview;

  return (
    <FormDialog
      title="Remarcar Entrevista"
      submit="Remarcar"
      submitting="Remarcando..."
      busy={busy}
      disabled={!slot}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>
        Entrevista com{' '}
        <strong>{candidate ? `${candidate.firstName} ${candidate.lastName}` : 'candidato'}</strong>, marcada
        para {formatDateTime(interview.interviewDate)}.
      </Typography>
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
      {day < today ? (
        <Typography sx={{ color: 'text.secondary' }}>Este dia já passou.</Typography>
      ) : (
        <ListState
          ready={Boolean(data)}
          loading={loading}
          error={error}
          onRetry={refetch}
          wait="Carregando horários..."
          failure="Erro ao carregar horários"
        >
          <SlotChoice
            slots={data?.interviewSlots ?? []}
            chosen={slot}
            onChoose={(one) => setStartsAt(one.startsAt)}
          />
        </ListState>
      )}
    </FormDialog>
  );
}
