import Box from '@mui/material/Box';
import { formatLongDay, formatTime } from '../../../shared/dates/date-formats';
import type { Day } from '../../../shared/dates/days';
import { formatCount } from '../../../shared/format/formats';
import { SURFACE_TINT } from '../../../shared/ui/surface-tint';
import { VISUALLY_HIDDEN } from '../../../shared/ui/visually-hidden';
import type { InterviewRow } from '../interviews-queries';
import { cellContent } from './month-days';

/** A column of a phone with enlarged text: room for a number or an abbreviation. */
const TINY = '@container (width < 15rem)';
const NOT_TINY = { [TINY]: { display: 'none' } };
const ONLY_TINY = { display: 'none', [TINY]: { display: 'inline' } };

/** Reasons that the column head already shows. */
const WEEKEND = new Set(['Sábado', 'Domingo']);

interface DayCellProps {
  day: Day;
  interviews: InterviewRow[];
  /** Whether the Tab key reaches this cell; the grid has one such cell. */
  tabbable: boolean;
  selected: boolean;
  today: boolean;
  past: boolean;
  outside: boolean;
  /** Reason why there are no interviews on this day. */
  closed: string | undefined;
  onSelect: () => void;
}

export function DayCell(props: DayCellProps) {
  const { day, interviews, tabbable, selected, today, past, outside, closed, onSelect } = props;
  const { shown, more } = cellContent(interviews);
  const count = interviews.length
    ? formatCount(interviews.length, 'entrevista', 'entrevistas')
    : 'sem entrevistas';
  return (
    <Box
      component="td"
      role="gridcell"
      data-day={day}
      tabIndex={tabbable ? 0 : -1}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      onClick={onSelect}
      sx={{
        height: { xs: 74, sm: 96 },
        p: { xs: 0.25, sm: 0.75 },
        position: 'relative',
        verticalAlign: 'top',
        cursor: 'pointer',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: selected ? SURFACE_TINT : closed ? 'action.hover' : undefined,
        outline: selected ? '2px solid var(--at-palette-primary-main)' : undefined,
        outlineOffset: -2,
        '&:hover': { bgcolor: SURFACE_TINT },
        '&:focus-visible': { outline: '3px solid var(--at-palette-secondary-main)', outlineOffset: -3 },
      }}
    >
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {`${formatLongDay(day)}, ${count}${closed ? `, fechado: ${closed}` : ''}`}
      </Box>
      <div aria-hidden>
        <Box
          component="span"
          sx={{
            display: 'inline-grid',
            placeContent: 'center',
            width: 'min(1.9em, 100%)',
            height: '1.9em',
            borderRadius: '50%',
            fontSize: '0.85rem',
            fontWeight: today ? 700 : 500,
            color: today ? 'primary.contrastText' : past || outside ? 'text.secondary' : 'text.primary',
            bgcolor: today ? 'primary.main' : undefined,
          }}
        >
          {Number(day.slice(8))}
        </Box>
        {closed && !WEEKEND.has(closed) && (
          <Box
            title={closed}
            sx={{
              fontSize: { xs: '0.6rem', sm: '0.72rem' },
              lineHeight: 1.3,
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              [TINY]: { fontSize: '0.5rem', textAlign: 'center' },
            }}
          >
            {/* On a phone a column is too narrow for the name of a holiday. */}
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              <Box component="span" sx={NOT_TINY}>
                {closed.split(':', 1)}
              </Box>
              <Box component="span" sx={ONLY_TINY}>
                {`${closed.slice(0, 3)}.`}
              </Box>
            </Box>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {closed}
            </Box>
          </Box>
        )}
        {shown.map((interview) => (
          <Box
            key={interview.id}
            sx={{
              fontSize: { xs: '0.68rem', sm: '0.75rem' },
              lineHeight: 1.45,
              px: { xs: 0, sm: 0.5 },
              borderRadius: 0.5,
              bgcolor: SURFACE_TINT,
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              mb: 0.25,
              ...NOT_TINY,
            }}
          >
            <strong>{formatTime(interview.interviewDate)}</strong>
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis' }}
            >
              {interview.candidate?.firstName}
            </Box>
          </Box>
        ))}
        {interviews.length > 0 && (
          <Box component="strong" sx={{ ...ONLY_TINY, fontSize: '0.6rem', px: 0.5, bgcolor: SURFACE_TINT }}>
            {interviews.length}
          </Box>
        )}
        {more > 0 && (
          <Box
            sx={{
              fontSize: { xs: '0.6rem', sm: '0.75rem' },
              lineHeight: 1.3,
              color: 'text.secondary',
              ...NOT_TINY,
            }}
          >
            +{more} mais
          </Box>
        )}
      </div>
    </Box>
  );
}
