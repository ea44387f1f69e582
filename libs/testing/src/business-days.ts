import { addCalendarDays } from '@araucaria/contracts/domain';
import type { Visitor } from './visitor.js';

/** Free slots of a business day without interviews: 09:00–11:45 and 13:00–17:45, every 15 minutes. */
const SLOTS_PER_DAY = 32;
/** More than any run of weekends, holidays and days that a test has filled. */
const MAX_DAYS = 60;

/** The day `days` days after `day`, both `YYYY-MM-DD`. */
export const addDays: (day: string, days: number) => string = addCalendarDays;

/** Today in São Paulo, `YYYY-MM-DD`. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();

/** The instant of a time in São Paulo, in ISO 8601. @param day `YYYY-MM-DD` @param time `HH:MM` */
export const instantOf = (day: string, time: string): string =>
  new Date(`${day}T${time}:00-03:00`).toISOString();

/**
 * The free slots of a day, as instants in ISO 8601; none on weekends and holidays.
 * @param staff a visitor who is logged in and may read free slots
 * @param day `YYYY-MM-DD`
 * @throws {Error} if they cannot be read
 */
export async function freeSlots(staff: Visitor, day: string): Promise<string[]> {
  const { status, body } = await staff.get<Array<{ startsAt: string }>>(`/api/interviews/slots?day=${day}`);
  if (status !== 200) throw new Error(`The slots of ${day} were answered ${status}`);
  return body.map(({ startsAt }) => startsAt);
}

/**
 * The first business day without interviews, `day` included; both `YYYY-MM-DD`.
 * @param staff a visitor who is logged in and may read free slots
 */
export async function businessDayFrom(staff: Visitor, day: string): Promise<string> {
  for (let days = 0; days < MAX_DAYS; days++) {
    const candidate = addDays(day, days);
    if ((await freeSlots(staff, candidate)).length === SLOTS_PER_DAY) return candidate;
  }
  throw new Error(`No business day without interviews in the ${MAX_DAYS} days from ${day}`);
}

/** The first business day without interviews that is at least `days` days ahead, `YYYY-MM-DD`. @param staff as in `businessDayFrom` */
export const businessDayIn = (staff: Visitor, days: number): Promise<string> =>
  businessDayFrom(staff, addDays(today(), days));
