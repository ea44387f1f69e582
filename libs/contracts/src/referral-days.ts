import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import { BlankIsAbsent } from './validation.js';

const DAY_OR_INSTANT = /^20\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * `YYYY-MM-DD` or an ISO 8601 instant, years 2000 to 2099. An instant means its day in America/Sao_Paulo.
 * @param unusable the message for a day that was given
 */
export function CalendarDay(missing: string, unusable = missing): PropertyDecorator {
  const message = ({ value }: { value?: unknown }) => (value === undefined ? missing : unusable);
  return applyDecorators(
    BlankIsAbsent(),
    IsISO8601({ strict: true }, { message }),
    Matches(DAY_OR_INSTANT, { message }),
  );
}
