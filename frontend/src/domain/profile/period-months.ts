/** `MM/YYYY` of `YYYY-MM` or `YYYY-MM-DD` */
export const monthText = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

interface Period {
  /** `YYYY-MM` or `YYYY-MM-DD` */
  start: string;
  /** As `start`; null: not known, or not over. */
  end: string | null;
}

const monthOf = (day: string): string => day.slice(5, 7);

/** Résumés that state years alone are stored as whole years, from January to December, or as one day of January. */
const isYearsOnly = (start: string, end: string): boolean =>
  monthOf(start) === '01' &&
  (monthOf(end) === '12' || (monthOf(end) === '01' && start.slice(0, 4) === end.slice(0, 4)));

/**
 * The first and the last month of a job or a course, in words; years, if only these are known.
 * @returns one text if both are the same, or if the end is not known
 */
export function periodMonths({ start, end }: Period): [start: string, end?: string] {
  if (end === null) return [monthText(start)];
  const text = isYearsOnly(start, end) ? (day: string) => day.slice(0, 4) : monthText;
  return text(start) === text(end) ? [text(start)] : [text(start), text(end)];
}
