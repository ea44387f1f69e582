import { addDays } from 'date-fns/addDays';
import { MAX_HIRE_DAYS_AHEAD, formatDay } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { zonedDayOf } from '../lists/business-zone.js';

/**
 * The first day of work in the business zone, `YYYY-MM-DD`. The stored day is accepted again without a check.
 * @throws {AppError} `VALIDATION_FAILED` for a day before the application or more than `MAX_HIRE_DAYS_AHEAD` ahead
 */
export function validStartDate(
  { startDate, createdAt }: { startDate?: string | null | undefined; createdAt: Date },
  dayOrInstant: string,
  now: Date,
): string {
  const day = zonedDayOf(dayOrInstant);
  if (day === startDate) return day;
  const earliest = zonedDayOf(createdAt.toISOString());
  if (day < earliest)
    throw invalid(`A data de início não pode ser anterior à candidatura (${formatDay(earliest)})`);
  const latest = zonedDayOf(addDays(now, MAX_HIRE_DAYS_AHEAD).toISOString());
  if (day > latest) throw invalid(`A data de início pode ser no máximo ${formatDay(latest)}`);
  return day;
}

const invalid = (message: string): AppError => AppError.invalid([{ field: 'startDate', message }]);
