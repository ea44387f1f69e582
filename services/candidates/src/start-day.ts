import { addDays } from 'date-fns/addDays';
import { MAX_HIRE_DAYS_AHEAD } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { zonedDayOf } from './business-zone.js';

/**
 * The first day of work, `YYYY-MM-DD` in the company's zone. The one that is stored already is not judged again.
 * @throws {AppError} `VALIDATION_FAILED` before the application or too far ahead
 */
export function startDay(
  { startDate, createdAt }: { startDate?: string | null; createdAt: Date },
  dayOrInstant: string,
  now: Date,
): string {
  const day = zonedDayOf(dayOrInstant);
  if (day === startDate) return day;
  const earliest = zonedDayOf(createdAt.toISOString());
  if (day < earliest)
    throw refused(`A data de início não pode ser anterior à candidatura (${brazilian(earliest)})`);
  const latest = zonedDayOf(addDays(now, MAX_HIRE_DAYS_AHEAD).toISOString());
  if (day > latest) throw refused(`A data de início pode ser no máximo ${brazilian(latest)}`);
  return day;
}

const refused = (message: string): AppError => AppError.invalid([{ field: 'startDate', message }]);
const brazilian = (day: string): string => day.split('-').reverse().join('/');
