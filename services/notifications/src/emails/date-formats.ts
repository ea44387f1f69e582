import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { isSameDay } from 'date-fns/isSameDay';
import { withoutAccents } from '@araucaria/contracts';
import { BUSINESS_ZONE } from '@araucaria/platform';

/** Time zones of the states that do not use Brasília's, by code and by name without accents. */
const STATE_ZONES = new Map<string, { zone: string; label: string }>();
for (const [code, name, zone, label] of [
  ['ac', 'acre', 'America/Rio_Branco', 'do Acre'],
  ['am', 'amazonas', 'America/Manaus', 'do Amazonas'],
  ['mt', 'mato grosso', 'America/Cuiaba', 'de Mato Grosso'],
  ['ms', 'mato grosso do sul', 'America/Campo_Grande', 'de Mato Grosso do Sul'],
  ['ro', 'rondonia', 'America/Porto_Velho', 'de Rondônia'],
  ['rr', 'roraima', 'America/Boa_Vista', 'de Roraima'],
] as const)
  STATE_ZONES.set(code, { zone, label }).set(name, { zone, label });

const format = (options: Intl.DateTimeFormatOptions, timeZone = BUSINESS_ZONE) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone });
const longDay = format({ dateStyle: 'full' });
const numericDay = format({ dateStyle: 'short' });
const hour = format({ timeStyle: 'short' });
const moment = format({ dateStyle: 'long', timeStyle: 'short' });

/** `segunda-feira, 10 de junho de 2030` */
export const formatLongDay = (at: Date): string => longDay.format(at);
/** `10/06/2030` */
export const formatShortDay = (at: Date): string => numericDay.format(at);
/** `09:00` */
export const formatTime = (at: Date): string => hour.format(at);
/** `21 de novembro de 2026 às 23:59` */
export const formatDateTime = (at: Date): string => moment.format(at);

/** `09:00 (horário de Brasília)`, followed by the local time in a state with another time zone. */
export function formatTimeWithZones(at: Date, state: string | null): string {
  const official = `${formatTime(at)} (horário de Brasília)`;
  const local = STATE_ZONES.get(withoutAccents((state ?? '').trim()));
  return local
    ? `${official}\n${format({ timeStyle: 'short' }, local.zone).format(at)} (horário ${local.label})`
    : official;
}

/** `hoje`, `amanhã`, or `em 10/06/2030`, in Brasília's time zone. */
export function formatRelativeDay(at: Date, now: Date): string {
  const day = new TZDate(at.getTime(), BUSINESS_ZONE);
  const today = new TZDate(now.getTime(), BUSINESS_ZONE);
  if (isSameDay(day, today)) return 'hoje';
  return isSameDay(day, addDays(today, 1)) ? 'amanhã' : `em ${formatShortDay(at)}`;
}
