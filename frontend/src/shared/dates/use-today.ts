import { useEffect, useState } from 'react';
import { addDays, type Day } from './days';
import { dayOf } from './day-ranges';

/** Brazil has no daylight saving time: the offset is the same all year. */
const startOf = (day: Day): number => Date.parse(`${day}T00:00:00-03:00`);

/** The current day in São Paulo; changes at midnight. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayOf());
  useEffect(() => {
    const update = () => setToday(dayOf());
    const timer = setTimeout(update, startOf(addDays(today, 1)) - Date.now());
    // The timer of a computer that slept through midnight fires late.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [today]);
  return today;
}
