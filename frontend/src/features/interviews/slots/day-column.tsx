import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { formatLongDay, formatWeekday } from '../../../shared/dates/date-formats';
import type { Day } from '../../../shared/dates/days';
import type { Slot } from '../interviews-queries';
import { SLOT_LOOK } from './slot-look';

interface DayColumnProps {
  day: Day;
  /** Reason why there are no interviews on that day. */
  closed: string | undefined;
  /** Undefined: not loaded yet. */
  slots: readonly Slot[] | undefined;
  chosen: string;
  /** The one slot of the week that the Tab key reaches. */
  tabStop: string | undefined;
  onFocus: (startsAt: string) => void;
  onChoose: (slot: Slot) => void;
}

/** The free times of a day, one below the other, or the reason why there are none. */
export const DayColumn = ({ day, closed, slots, chosen, tabStop, onFocus, onChoose }: DayColumnProps) => (
  <Box
    role="group"
    aria-label={formatLongDay(day)}
    sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}
  >
    <Typography
      variant="caption"
      aria-hidden
      sx={{
        position: 'sticky',
        top: -4,
        zIndex: 1,
        py: 0.5,
        bgcolor: 'background.paper',
        backgroundImage: 'inherit',
        textAlign: 'center',
        fontWeight: 650,
        // Two lines of all days on a phone, where some would not fit on one.
        whiteSpace: { xs: 'pre-line', sm: 'normal' },
      }}
    >
      {formatWeekday(day).replace(' ', '\n')}
    </Typography>
    {closed ? (
      <Note text={closed} />
    ) : !slots ? (
      [0, 1, 2].map((line) => <Skeleton key={line} variant="rounded" height={36} />)
    ) : slots.length === 0 ? (
      <Note text="Sem horários" />
    ) : (
      slots.map((slot) => (
        <ToggleButton
          key={slot.startsAt}
          value={slot.startsAt}
          color="primary"
          data-slot={slot.startsAt}
          selected={slot.startsAt === chosen}
          tabIndex={slot.startsAt === tabStop ? 0 : -1}
          onFocus={() => onFocus(slot.startsAt)}
          onChange={() => onChoose(slot)}
          sx={{
            ...SLOT_LOOK,
            minHeight: 36,
            px: 0,
            py: 0.25,
            // Below the names of the days, which stay in view.
            scrollMarginTop: 40,
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          {slot.time}
        </ToggleButton>
      ))
    )}
  </Box>
);

const Note = ({ text }: { text: string }) => (
  <Typography
    variant="caption"
    sx={{ color: 'text.secondary', textAlign: 'center', overflowWrap: 'anywhere' }}
  >
    {text}
  </Typography>
);
