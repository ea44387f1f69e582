import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { dayOf } from '../../shared/day-ranges';
import { DayField } from '../../shared/form/day-field';
import { formatDateTime } from '../../shared/formats';
import { FormDialog } from '../../shared/ui/form-dialog';
import { ListState } from '../../shared/ui/list-state';
import { SLOTS, type InterviewRow } from './interviews-queries';
import { SlotChoice } from './slot-choice';
import { useInterviewChanges } from './use-interview-changes';

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
  const { move } = useInterviewChanges(interview);
  const slot = data?.interviewSlots.find((one) => one.startsAt === startsAt) ?? null;

  const submit = () => {
    if (slot) void move(slot.startsAt);
    onClose();
  };
  const { candidate } = interview;

  return (
    <FormDialog
      title="Remarcar Entrevista"
      submit="Remarcar"
      disabled={!slot}
      onSubmit={submit}
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
