import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from '../../../generated/icons/ChevronLeft';
import ChevronRight from '../../../generated/icons/ChevronRight';
import { formatWeekday } from '../../../shared/dates/date-formats';
import type { Day } from '../../../shared/dates/days';

interface WeekHeadingProps {
  weekdays: readonly Day[];
  /** Counted from today. */
  weekIndex: number;
  onWeek: (weekIndex: number) => void;
}

export const WeekHeading = ({ weekdays, weekIndex, onWeek }: WeekHeadingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
    <IconButton aria-label="Semana anterior" disabled={weekIndex === 0} onClick={() => onWeek(weekIndex - 1)}>
      <ChevronLeft />
    </IconButton>
    <Typography id="semana" component="h3" variant="h3" aria-live="polite">
      {formatWeekday(weekdays[0] ?? '')} – {formatWeekday(weekdays.at(-1) ?? '')}
    </Typography>
    <IconButton aria-label="Próxima semana" onClick={() => onWeek(weekIndex + 1)}>
      <ChevronRight />
    </IconButton>
    <Typography variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
      Horário de Brasília
    </Typography>
  </Box>
);
