import { dayInSaoPaulo } from '@araucaria/contracts/domain';
import { addDays } from './days';

export { formatDay } from '@araucaria/contracts/domain';

/** The day (`YYYY-MM-DD`) of an instant in São Paulo; today by default. */
export const dayOf = (at: Date | string = new Date()): string => dayInSaoPaulo(new Date(at));

/** The Swedish locale formats a date and time as `YYYY-MM-DD HH:mm:ss`. */
const asClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Milliseconds of a date and time in São Paulo, in the form of `datetime-local` fields; NaN if it is incomplete. */
export function instantMsOf(local: string): number {
  const asUtcMs = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtcMs)) return asUtcMs;
  // The clock of São Paulo shows less than UTC by its offset.
  return 2 * asUtcMs - Date.parse(`${asClock.format(asUtcMs).replace(' ', 'T')}Z`);
}

export interface DayRange {
  startDate: string;
  endDate: string;
}

/** A control of a range. */
export interface DayRangeControl extends DayRange {
  onChange: (range: DayRange) => void;
}

/** The last `days` days, ending today. */
export const lastDays = (days: number, today: string): DayRange => ({
  startDate: addDays(today, 1 - days),
  endDate: today,
});

/** The preset ranges of lists, each ending today. */
export function presetRanges(today: string): Array<DayRange & { text: string }> {
  const last = (days: number) => ({ text: `Últimos ${days} dias`, ...lastDays(days, today) });
  return [
    last(7),
    last(30),
    last(90),
    { text: 'Este mês', startDate: `${today.slice(0, 8)}01`, endDate: today },
  ];
}

/** The preset range with these days; undefined: it is another one. */
export const presetOf = ({ startDate, endDate }: DayRange) =>
  presetRanges(dayOf()).find((preset) => preset.startDate === startDate && preset.endDate === endDate);

export const NO_RANGE: DayRange = { startDate: '', endDate: '' };
