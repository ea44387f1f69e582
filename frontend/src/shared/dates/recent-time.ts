import { formatDateTime } from '../format/formats';
import { formatTime } from './date-formats';
import { dayOf } from './day-ranges';
import { addDays, type Day } from './days';

/** `hoje, HH:mm`, `ontem, HH:mm`, or the day with the time; all in São Paulo. */
export function formatRecentTime(instant: string, today: Day): string {
  const day = dayOf(instant);
  if (day === today) return `hoje, ${formatTime(instant)}`;
  if (day === addDays(today, -1)) return `ontem, ${formatTime(instant)}`;
  return formatDateTime(instant);
}
