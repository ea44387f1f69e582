import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { askAgain } from '../../shared/api/ask-again';
import { failureOf } from '../../shared/api/failure';
import { INTERVIEW_ANSWERS } from '../../shared/api/forget';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { dayOf } from '../../shared/day-ranges';
import { DayField } from '../../shared/form/day-field';
import { formatDateTime } from '../../shared/formats';
import { FormDialog } from '../../shared/ui/form-dialog';
import { toast } from '../../shared/toasts/toast';
import { ListState } from '../../shared/ui/list-state';
import { RESCHEDULE } from './interview-changes';
import { SLOTS, type InterviewRow } from './interviews-queries';
import { SlotChoice } from './slot-choice';

interface MoveDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Another time for an interview; whoever is refused one chooses again where they are. */
export function MoveDialog({ interview, onClose }: MoveDialogProps) {
  const today = dayOf();
  const before = dayOf(interview.interviewDate);
  const [day, setDay] = useState(before < today ? today : before);
  const [startsAt, setStartsAt] = useState('');
  const { data, error, loading, refetch } = useFreshQuery(SLOTS, { variables: { day }, skip: day < today });
  const [reschedule, { loading: moving }] = useMutation(RESCHEDULE);
  const slot = data?.interviewSlots.find((one) => one.startsAt === startsAt) ?? null;

  const move = async (interviewDate: string) => {
    try {
      await reschedule({ variables: { id: interview.id, interviewDate } });
      toast.success('Entrevista remarcada', formatDateTime(interviewDate));
      onClose();
    } catch (failure) {
      toast.destructive('Erro ao agendar entrevista', failureOf(failure).message);
    }
    // Either way the free times are others now.
    await askAgain(INTERVIEW_ANSWERS);
  };
  const { candidate } = interview;

  return (
    <FormDialog
      title="Remarcar Entrevista"
      submit="Remarcar"
      submitting="Remarcando..."
      busy={moving}
      disabled={!slot}
      onSubmit={() => slot && void move(slot.startsAt)}
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
