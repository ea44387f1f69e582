/** The day of a date that stands for a day, at midnight or noon in UTC. For instants use {@link dayInSaoPaulo}. */
export const dayOfUtcDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The day, `YYYY-MM-DD`, which is `days` after another one. Daylight saving time does not affect calendar days. */
export function addCalendarDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOfUtcDate(date);
}

/** The Brazilian format, `31/12/2026`. @param day `2026-12-31` */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** To make one takes a hundred times as long as to use it. */
const DAY_IN_SAO_PAULO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The calendar day of an instant in São Paulo, `YYYY-MM-DD`. */
export const dayInSaoPaulo = (instant: Date): string => DAY_IN_SAO_PAULO.format(instant);
