import { Injectable } from '@nestjs/common';
import { DAY_MS, addCalendarDays, type ClosedDayView } from '@araucaria/contracts';
import { AppError, businessDayOf } from '@araucaria/platform';

/** Screens show at most a year and the weeks around it. */
const MAX_RANGE_DAYS = 400;
const SATURDAY = 6;

/** Monday to Friday, except Brazil's national holidays. Optional days (Carnival, Corpus Christi) are business days. */
@Injectable()
export class BusinessCalendarService {
  /** Names of holidays by day, loaded for each year on demand. */
  private readonly holidays = new Map<number, Promise<Map<string, string>>>();

  /** The closed days from `startDate` to `endDate`, both inclusive. */
  async closedDays(startDate: string, endDate: string): Promise<ClosedDayView[]> {
    const count = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
    if (count > MAX_RANGE_DAYS)
      throw AppError.invalid([{ field: 'endDate', message: `Escolha no máximo ${MAX_RANGE_DAYS} dias` }]);
    const days = Array.from({ length: Math.max(0, count) }, (_, index) => addCalendarDays(startDate, index));
    const reasons = await Promise.all(days.map((day) => this.reasonFor(day)));
    return days.flatMap((day, index) => {
      const reason = reasons[index];
      return reason ? [{ day, reason }] : [];
    });
  }

  /** @throws {AppError} `VALIDATION_FAILED` on `interviewDate` for a closed day */
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

  /** @param days number of business days; negative: before `day` */
  async addBusinessDays(day: string, days: number): Promise<string> {
    let result = day;
    for (let left = Math.abs(days); left > 0;) {
      result = addCalendarDays(result, Math.sign(days));
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
    const holidays = this.holidays.get(year) ?? loadNationalHolidays(year);
    this.holidays.set(year, holidays);
    return holidays;
  }
}

/** Imports the library on demand: it contains the calendars of all countries, and loads in 150 ms. */
async function loadNationalHolidays(year: number): Promise<Map<string, string>> {
  const { default: Holidays } = await import('date-holidays');
  const brazil = new Holidays('BR', { types: ['public'], languages: ['pt'] });
  return new Map(brazil.getHolidays(year).map(({ date, name }) => [date.slice(0, 10), name]));
}
