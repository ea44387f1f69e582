import { useEffect } from 'react';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import type { Day } from '../../../shared/dates/days';
import { LoadState } from '../../../shared/ui/load-state';
import { SLOTS, type Slot } from '../interviews-queries';
import { SlotChoice } from './slot-choice';
import { useClosedDays } from './use-closed-days';

interface DaySlotsProps {
  day: Day;
  today: Day;
  chosen: Slot | null;
  onChoose: (slot: Slot | null) => void;
}

/** Free slots of a day, or the reason why there are none. */
export function DaySlots({ day, today, chosen, onChoose }: DaySlotsProps) {
  const past = day < today;
  const closed = useClosedDays(day, day).get(day);
  const { data, error, loading, refetch } = useFreshQuery(SLOTS, { variables: { day }, skip: past });
  const slots = data?.interviewSlots;
  // The selected slot is of another day, or another user has taken it.
  const isGone = chosen && slots && !slots.some(({ startsAt }) => startsAt === chosen.startsAt);
  useEffect(() => {
    if (isGone) onChoose(null);
  }, [isGone, onChoose]);
  if (past) return <Typography sx={{ color: 'text.secondary' }}>Este dia já passou.</Typography>;
  if (closed)
    return <Typography sx={{ color: 'text.secondary' }}>Não há entrevistas neste dia: {closed}.</Typography>;
  return (
    <LoadState
      ready={Boolean(slots)}
      loading={loading}
      error={error}
      onRetry={refetch}
      loadingLabel="Carregando horários..."
      errorTitle="Erro ao carregar horários"
    >
      <SlotChoice slots={slots ?? []} chosen={chosen} onChoose={onChoose} />
    </LoadState>
  );
}
