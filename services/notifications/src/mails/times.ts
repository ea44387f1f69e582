import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { isSameDay } from 'date-fns/isSameDay';
import { BUSINESS_ZONE } from '@araucaria/platform';

/** States that live by another clock than Brasília's, by code and by name without accents. */
const OTHER_CLOCKS: Record<string, { zone: string; clock: string }> = {};
for (const [code, name, zone, clock] of [
  ['ac', 'acre', 'America/Rio_Branco', 'do Acre'],
  ['am', 'amazonas', 'America/Manaus', 'do Amazonas'],
  ['mt', 'mato grosso', 'America/Cuiaba', 'de Mato Grosso'],
  ['ms', 'mato grosso do sul', 'America/Campo_Grande', 'de Mato Grosso do Sul'],
  ['ro', 'rondonia', 'America/Porto_Velho', 'de Rondônia'],
  ['rr', 'roraima', 'America/Boa_Vista', 'de Roraima'],
] as const)
  OTHER_CLOCKS[code] = OTHER_CLOCKS[name] = { zone, clock };

const format = (options: Intl.DateTimeFormatOptions, timeZone = BUSINESS_ZONE) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone });
const longDay = format({ dateStyle: 'full' });
const plainDay = format({ dateStyle: 'short' });
const hour = format({ timeStyle: 'short' });
const moment = format({ dateStyle: 'long', timeStyle: 'short' });

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** `segunda-feira, 10 de junho de 2030` */
export const spokenDay = (at: Date): string => longDay.format(at);
/** `10/06/2030` */
export const shortDay = (at: Date): string => plainDay.format(at);
/** `09:00` */
export const clockTime = (at: Date): string => hour.format(at);
/** `21 de novembro de 2026 às 23:59` */
export const spokenMoment = (at: Date): string => moment.format(at);
/** `31/12/2026` of a day without a time, `2026-12-31`. */
export const spelledDay = (day: string): string => day.split('-').reverse().join('/');

/** `09:00 (horário de Brasília)`, and what the clock says where the candidate lives when it says something else. */
export function clockTimes(at: Date, state: string | null): string {
  const official = `${clockTime(at)} (horário de Brasília)`;
  const there = OTHER_CLOCKS[plain(state ?? '')];
  return there
    ? `${official}\n${format({ timeStyle: 'short' }, there.zone).format(at)} (horário ${there.clock})`
    : official;
}

/** `hoje`, `amanhã`, or `em 10/06/2030`, on the company's calendar. */
export function relativeDay(at: Date, now: Date): string {
  const day = new TZDate(at.getTime(), BUSINESS_ZONE);
  const today = new TZDate(now.getTime(), BUSINESS_ZONE);
  if (isSameDay(day, today)) return 'hoje';
  return isSameDay(day, addDays(today, 1)) ? 'amanhã' : `em ${shortDay(at)}`;
}

/** The instant at which a day (`YYYY-MM-DD`) begins on the company's calendar. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, BUSINESS_ZONE).getTime());
}
