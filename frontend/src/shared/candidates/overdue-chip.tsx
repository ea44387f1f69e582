import { useState } from 'react';
import Chip from '@mui/material/Chip';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { formatCount } from '../format/formats';

const DAY_MS = 86_400_000;

interface OverdueChipProps {
  /** ISO 8601; null: the candidate waits for nothing. */
  waitingSince: string | null | undefined;
  /** The limit; undefined: not loaded. */
  overdueDays: number | undefined;
}

/** Shows for how many days a candidate has had no response; nothing within the limit. */
export function OverdueChip({ waitingSince, overdueDays }: OverdueChipProps) {
  // Whole days of 24 hours, as the filter counts them, as of when the row was first shown.
  const [nowMs] = useState(() => Date.now());
  if (!waitingSince || overdueDays === undefined) return null;
  const days = Math.floor((nowMs - Date.parse(waitingSince)) / DAY_MS);
  if (days < overdueDays) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      icon={<HourglassEmptyOutlined />}
      label={`Sem retorno há ${formatCount(days, 'dia', 'dias')}`}
    />
  );
}
