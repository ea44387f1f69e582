import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { longMonth } from '../../../shared/day-texts';
import { addMonths, monthOf, type Day, type Month } from '../../../shared/days';
import { DayCell } from './day-cell';
import type { InterviewRow } from '../interviews-queries';
import { dayAfterKey, inMonth, WEEKDAYS, weeksOf } from './month-days';
import { useShownMonth } from './use-shown-month';

interface MonthCalendarProps {
  month: Month;
  selected: Day | '';
  today: Day;
  interviews: Map<Day, InterviewRow[]>;
  /** Why there are no interviews on which days. */
  closed: ReadonlyMap<Day, string>;
  onMonth: (month: Month) => void;
  onSelect: (day: Day) => void;
}

/** A month as a grid: one stop of the Tab key, arrows between the days, Enter chooses. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { selected, today, interviews, closed, onSelect } = props;
  const [month, show] = useShownMonth(props.month, props.onMonth);
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Day>(selected || today);
  const moved = useRef(false);
  // The stop follows when somebody turns the page.
  const current = monthOf(stop) === month ? stop : inMonth(month, selected || stop);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  const walk = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, current);
    if (event.key === 'Enter' || event.key === ' ') onSelect(current);
    else if (next) {
      moved.current = true;
      setStop(next);
      show(monthOf(next));
    } else return;
    event.preventDefault();
  };

  return (
    <section aria-labelledby="mes">
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
          {longMonth(month)}
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
        onKeyDown={walk}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map(([short, long]) => (
              <Box component="th" scope="col" abbr={long} key={short} sx={{ py: 1, fontSize: '0.8rem' }}>
                {short}
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
                  stop={day === current}
                  selected={day === selected}
                  today={day === today}
                  past={day < today}
                  outside={monthOf(day) !== month}
                  closed={closed.get(day)}
                  onSelect={() => {
                    setStop(day);
                    onSelect(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
}
