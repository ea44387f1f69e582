import { useEffect, useState } from 'react';
import { addDays, type Day } from './days';
import { dayOf } from './day-ranges';

/** Brasília keeps this offset all year. */
const startOf = (day: Day): number => Date.parse(`${day}T00:00:00-03:00`);

/** The present day in São Paulo; a screen that stays open over midnight gets the next one. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayOf());
  useEffect(() => {
    const look = () => setToday(dayOf());
    const timer = setTimeout(look, startOf(addDays(today, 1)) - Date.now());
    // A computer that slept through midnight runs its timers late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
