import { isDay, type Day, type Month } from './days';

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
});
// Days and months have no time: parsed and formatted in UTC, no time zone shifts them.
const long = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'full' });
const monthName = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const shortMonth = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short', year: '2-digit' });
const weekdayName = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'short' });

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const isMonth = (text: string): text is Month => isDay(`${text}-01`);

/** `HH:mm` of an instant in São Paulo. */
export const formatTime = (instant: string): string => clock.format(new Date(instant));

/** `segunda-feira, 23 de novembro de 2026` */
export const formatLongDay = (day: Day): string => long.format(utc(day));

/** `qua 2/12` */
export const formatWeekday = (day: Day): string =>
  `${weekdayName.format(utc(day)).replace('.', '')} ${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** `novembro de 2026` */
export const formatLongMonth = (month: Month): string => monthName.format(utc(`${month}-01`));

/** `nov/26`, for the axis of a chart. */
export const formatShortMonth = (month: Month): string =>
  shortMonth
    .formatToParts(utc(`${month}-01`))
    .filter(({ type }) => type === 'month' || type === 'year')
    .map(({ value }) => value.replace('.', ''))
    .join('/');
