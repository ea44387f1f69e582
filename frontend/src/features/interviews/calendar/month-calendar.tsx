import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from '../../../generated/icons/ChevronLeft';
import ChevronRight from '../../../generated/icons/ChevronRight';
import { formatLongMonth } from '../../../shared/dates/date-formats';
import { addMonths, monthOf, type Day, type Month } from '../../../shared/dates/days';
import { DayCell } from './day-cell';
import type { InterviewRow } from '../interviews-queries';
import { dayAfterKey, inMonth, WEEKDAYS, weeksOf } from './month-days';
import { useShownMonth } from './use-shown-month';

interface MonthCalendarProps {
  month: Month;
  /** Empty until a day is selected. */
  selected: Day;
  today: Day;
  interviews: Map<Day, InterviewRow[]>;
  /** Reasons by day without interviews. */
  closed: ReadonlyMap<Day, string>;
  onMonth: (month: Month) => void;
  onSelect: (day: Day) => void;
}

/** A month as an ARIA grid: one Tab stop, arrow keys move between the days, Enter selects. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { selected, today, interviews, closed, onSelect } = props;
  const [month, show] = useShownMonth(props.month, props.onMonth);
  const grid = useRef<HTMLTableElement>(null);
  const [focusDay, setFocusDay] = useState<Day>(selected || today);
  const shouldFocus = useRef(false);
  // Follows when the user changes the month.
  const current = monthOf(focusDay) === month ? focusDay : inMonth(month, selected || focusDay);

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, current);
    if (event.key === 'Enter' || event.key === ' ') onSelect(current);
    else if (next) {
      shouldFocus.current = true;
      setFocusDay(next);
      show(monthOf(next));
    } else return;
    event.preventDefault();
  };

  return (
    <Box component="section" aria-labelledby="mes" sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <IconButton aria-label="Mês anterior" onClick={() => show(addMonths(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <Typography
          id="mes"
          component="h2"
          variant="h3"
          aria-live="polite"
          sx={{ flex: 1, textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {formatLongMonth(month)}
        </Typography>
        <IconButton aria-label="Próximo mês" onClick={() => show(addMonths(month, 1))}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-labelledby="mes"
        onKeyDown={onKeyDown}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map(([short, long]) => (
              <Box component="th" scope="col" abbr={long} key={short} sx={{ py: 1, fontSize: '0.8rem' }}>
                {short.slice(0, 1)}
                {/* With enlarged text a column of a phone has the width of one letter. */}
                <Box component="span" sx={{ '@container (width < 15rem)': { display: 'none' } }}>
                  {short.slice(1)}
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  interviews={interviews.get(day) ?? []}
                  tabbable={day === current}
                  selected={day === selected}
                  today={day === today}
                  past={day < today}
                  outside={monthOf(day) !== month}
                  closed={closed.get(day)}
                  onSelect={() => {
                    setFocusDay(day);
                    onSelect(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
