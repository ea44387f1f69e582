import {
  DEFAULT_DURATION_MINUTES,
  DURATIONS_MINUTES,
  durationLabel,
  MINUTE_MS,
} from '@araucaria/contracts/domain';
import { formatTime } from '../../shared/dates/date-formats';

/** The value of the choice before a user makes one. */
export const DEFAULT_DURATION = String(DEFAULT_DURATION_MINUTES);

/** Lengths to choose from, and the present one, which a call may have set. */
export const durationOptions = (present = DEFAULT_DURATION_MINUTES): Array<[string, string]> =>
  [...new Set([...DURATIONS_MINUTES, present])]
    .toSorted((a, b) => a - b)
    .map((minutes) => [String(minutes), durationLabel(minutes)]);

/** `das 09:00 às 09:45`, in São Paulo. */
export const timeRange = (interviewDate: string, durationMinutes: number): string =>
  `das ${formatTime(interviewDate)} às ${formatTime(new Date(Date.parse(interviewDate) + durationMinutes * MINUTE_MS).toISOString())}`;
