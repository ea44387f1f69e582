import { useState } from 'react';
import Typography from '@mui/material/Typography';
import HourglassEmptyOutlined from '../../generated/icons/HourglassEmptyOutlined';
import { DAY_MS } from '@araucaria/contracts/domain';
import { formatCount } from '../../shared/format/formats';

interface OverdueNoteProps {
  /** ISO 8601; null: the candidate waits for nothing. */
  waitingSince: string | null | undefined;
  /** The limit; undefined: not loaded. */
  overdueDays: number | undefined;
}

/** For how many whole days of 24 hours a candidate has waited for a response, as the filter of the list counts them. */
export const waitingDays = (waitingSince: string, nowMs: number): number =>
  Math.floor((nowMs - Date.parse(waitingSince)) / DAY_MS);

function useOverdueText({ waitingSince, overdueDays }: OverdueNoteProps): string | undefined {
  // As of when the row was first shown.
  const [nowMs] = useState(() => Date.now());
  if (!waitingSince || overdueDays === undefined) return undefined;
  const days = waitingDays(waitingSince, nowMs);
  return days < overdueDays ? undefined : `Sem retorno há ${formatCount(days, 'dia', 'dias')}`;
}

/** A line of small text that shows for how many days a candidate has had no response; nothing within the limit. */
export function OverdueNote(props: OverdueNoteProps) {
  const text = useOverdueText(props);
  if (!text) return null;
  return (
    <Typography
      component="span"
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'warning.main',
      }}
    >
      <HourglassEmptyOutlined aria-hidden sx={{ fontSize: '0.875rem' }} />
      {text}
    </Typography>
  );
}
