import { IsISO8601, Matches } from 'class-validator';

export class SlotsOfDay {
  /** `YYYY-MM-DD`, in America/Sao_Paulo. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  day!: string;
}

/** An inclusive range of days (`YYYY-MM-DD`) in America/Sao_Paulo, at most a year. */
export class DayRange {
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  startDate!: string;
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  endDate!: string;
}

export interface ClosedDayView {
  /** `YYYY-MM-DD` */
  day: string;
  /** `Sábado`, `Domingo`, or the name of the national holiday. */
  reason: string;
}

/** A free slot. */
export interface SlotView {
  /** `09:00`, America/Sao_Paulo. */
  time: string;
  /** Displayed as `Manhã` or `Tarde`. */
  period: 'morning' | 'afternoon';
  /** ISO 8601, UTC; a valid `interviewDate`. */
  startsAt: string;
}
