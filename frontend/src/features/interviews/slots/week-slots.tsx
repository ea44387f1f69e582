import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import { dayOf } from '../../../shared/dates/day-ranges';
import type { Day } from '../../../shared/dates/days';
import { useToday } from '../../../shared/dates/use-today';
import { LoadError } from '../../../shared/ui/load-error';
import type { Slot } from '../interviews-queries';
import { DayColumn } from './day-column';
import { useClosedDays } from './use-closed-days';
import { useWeekSlots } from './use-week-slots';
import { slotAfterKey, weekdaysOf, weekOf } from './week-days';
import { WeekHeading } from './week-heading';

interface WeekSlotsProps {
  /** Beginning of the chosen slot; empty: none. */
  chosen: string;
  onChoose: (startsAt: string) => void;
  /** The day whose week is shown first. Default: today. */
  firstDay?: Day;
  /** While the choice is being sent, the slot it takes is not missed. */
  isSending: boolean;
}

/** The free times of a week, a column for each weekday. Arrow keys move among them, so that they are one stop of the Tab key. */
export function WeekSlots({ chosen, onChoose, firstDay, isSending }: WeekSlotsProps) {
  const today = useToday();
  const [selectedWeek, setSelectedWeek] = useState<number>();
  const [focused, setFocused] = useState('');
  const weekIndex = selectedWeek ?? weekOf(today, chosen ? dayOf(chosen) : (firstDay ?? today));
  const weekdays = weekdaysOf(today, weekIndex);
  const closed = useClosedDays(weekdays[0] ?? '', weekdays.at(-1) ?? '');
  const { days, error, retry } = useWeekSlots(weekdays);
  const columns = days.map((slots) => slots ?? []);
  const frame = useRef<HTMLDivElement>(null);

  const chosenDay = chosen && weekdays.indexOf(dayOf(chosen));
  const isGone =
    typeof chosenDay === 'number' && days[chosenDay]?.every(({ startsAt }) => startsAt !== chosen);
  useEffect(() => {
    // Another user has taken the slot, or it has passed.
    if (isGone && !isSending) onChoose('');
  }, [isGone, isSending, onChoose]);

  // A choice of before is in view when the panel opens again. Its time may be far below the first ones.
  const isShown = typeof chosenDay === 'number' && days[chosenDay] !== undefined;
  useEffect(() => {
    if (isShown) frame.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  const all = columns.flat().map(({ startsAt }) => startsAt);
  const tabStop = [focused, chosen].find((startsAt) => all.includes(startsAt)) ?? all[0];
  const move = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement && event.target.dataset.slot;
    const next = from && slotAfterKey(event.key, columns, from);
    if (!next) return;
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>(`[data-slot="${next.startsAt}"]`)?.focus();
  };

  return (
    <Box component="section" aria-labelledby="semana" sx={{ display: 'grid', gap: 1 }}>
      <WeekHeading weekdays={weekdays} weekIndex={weekIndex} onWeek={setSelectedWeek} />
      {error ? (
        <LoadError title="Erro ao carregar horários" error={error} onRetry={retry} />
      ) : (
        <Box
          ref={frame}
          onKeyDown={move}
          sx={{
            display: 'grid',
            // Five columns in a window of 320 px, of a dialog too; with larger text the last ones go below the first.
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 2.75rem), 1fr))',
            gap: 0.75,
            // Five times of a day in a low window. A high one has a morning, and as much of what follows.
            maxHeight: 'max(234px, calc(100dvh - 560px))',
            overflowY: 'auto',
            // The ring of a focused time is not cut.
            p: 0.5,
            m: -0.5,
          }}
        >
          {weekdays.map((day, index) => (
            <DayColumn
              key={day}
              day={day}
              closed={closed.get(day)}
              slots={days[index]}
              chosen={chosen}
              tabStop={tabStop}
              onFocus={setFocused}
              onChoose={({ startsAt }: Slot) => onChoose(startsAt)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
