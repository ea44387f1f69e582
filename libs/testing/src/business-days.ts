import type { Visitor } from './visitor.js';

/** Free slots of a business day without interviews: 09:00–11:45 and 13:00–17:45, every 15 minutes. */
const SLOTS_PER_DAY = 32;

/** The day `days` days after `day`, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Today in São Paulo, `YYYY-MM-DD`. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();

/**
 * The first business day without interviews, `day` included; both `YYYY-MM-DD`.
 * @param staff a visitor who is logged in and may read free slots
 */
export async function businessDayFrom(staff: Visitor, day: string): Promise<string> {
  for (let candidate = day; ; candidate = addDays(candidate, 1)) {
    const { body } = await staff.get<unknown[]>(`/api/interviews/slots?day=${candidate}`);
    if (body.length === SLOTS_PER_DAY) return candidate;
  }
}
