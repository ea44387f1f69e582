import { Injectable } from '@nestjs/common';
import type { ClosedDayView } from '@araucaria/contracts';
import { AppError, businessDayOf } from '@araucaria/platform';

const DAY_MS = 86_400_000;
/** Longest range that a screen may ask for: a year and the weeks around it. */
const MAX_DAYS = 400;
const SATURDAY = 6;

/** Monday to Friday, except Brazil's national holidays. Optional days (Carnival, Corpus Christi) are business days. */
@Injectable()
export class BusinessCalendar {
  /** Names of holidays by day, for each year that was asked for. */
  private readonly years = new Map<number, Promise<Map<string, string>>>();

  /** The closed days from `startDate` to `endDate`, both inclusive. */
  async closedDays(startDate: string, endDate: string): Promise<ClosedDayView[]> {
    const count = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
    if (count > MAX_DAYS)
      throw AppError.invalid([{ field: 'endDate', message: `Escolha no máximo ${MAX_DAYS} dias` }]);
    const days = Array.from({ length: Math.max(0, count) }, (_, index) => addDays(startDate, index));
    const reasons = await Promise.all(days.map((day) => this.reasonFor(day)));
    return days.flatMap((day, index) => {
      const reason = reasons[index];
      return reason ? [{ day, reason }] : [];
    });
  }

  /** @throws {AppError} `VALIDATION_FAILED` on `interviewDate` where the company is closed on that day */
  async assertOpen(time: Date): Promise<void> {
    const reason = await this.reasonFor(businessDayOf(time));
    if (!reason) return;
    const lower = reason.charAt(0).toLowerCase() + reason.slice(1);
    const message = `Escolha um dia útil: não há entrevistas nesta data (${lower})`;
    throw AppError.invalid([{ field: 'interviewDate', message }]);
  }

  async isOpen(day: string): Promise<boolean> {
    return (await this.reasonFor(day)) === undefined;
  }

  /** The business day that many business days after `day`; before it where the number is negative. */
  async addBusinessDays(day: string, days: number): Promise<string> {
    let result = day;
    for (let left = Math.abs(days); left > 0;) {
      result = addDays(result, Math.sign(days));
      if (await this.isOpen(result)) left--;
    }
    return result;
  }

  private async reasonFor(day: string): Promise<string | undefined> {
    const holiday = (await this.holidaysOf(Number(day.slice(0, 4)))).get(day);
    if (holiday) return `Feriado: ${holiday}`;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0) return 'Domingo';
    return weekday === SATURDAY ? 'Sábado' : undefined;
  }

  private holidaysOf(year: number): Promise<Map<string, string>> {
    const known = this.years.get(year) ?? nationalHolidays(year);
    this.years.set(year, known);
    return known;
  }
}

/** The library brings the calendars of the whole world, 150 ms of loading: not at start, but when first asked. */
async function nationalHolidays(year: number): Promise<Map<string, string>> {
  const { default: Holidays } = await import('date-holidays');
  const brazil = new Holidays('BR', { types: ['public'], languages: ['pt'] });
  return new Map(brazil.getHolidays(year).map(({ date, name }) => [date.slice(0, 10), name]));
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
