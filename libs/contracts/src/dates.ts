import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { dayInSaoPaulo } from './domain/index.js';
import { BlankIsAbsent } from './validation.js';

/** Days of the years 1800 to 2199. */
const DAY = /^(1[89]|2[01])\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MONTH_OR_DAY = /^(1[89]|2[01])\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/;
const INSTANT = /^(1[89]|2[01])\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** Whether the text has the form `YYYY-MM-DD` and is not an instant. The day may not exist in the calendar. */
export const isPlainDay = (text: string): boolean => DAY.test(text);

const isInstant = (text: string): boolean =>
  INSTANT.test(text) && !Number.isNaN(Date.parse(text)) && existsInCalendar(text.slice(0, 10));

/** `Date` accepts 31 February as 3 March; such a day is refused. */
function existsInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const accepts = (name: string, isValid: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value === 'string' && isValid(value) } },
    { message },
  );

const isDayOrInstant = (text: string): boolean =>
  isPlainDay(text) ? existsInCalendar(text) : isInstant(text);

/** Optional `YYYY-MM-DD`, or ISO 8601 instant with a time zone; null and empty mean absent. */
export const OptionalDayOrInstant = (): PropertyDecorator =>
  applyDecorators(BlankIsAbsent(), IsOptional(), accepts('dayOrInstant', isDayOrInstant, 'Data inválida'));

/** Optional ISO 8601 instant with a time zone; null and empty mean absent. */
export function OptionalInstant(message = 'Data inválida'): PropertyDecorator {
  return applyDecorators(BlankIsAbsent(), IsOptional(), accepts('instant', isInstant, message));
}

/** `YYYY-MM-DD`. `YYYY-MM`, as in dates of employment, becomes the first day of the month. */
export function Day(message = 'Data inválida'): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => firstDay(value)),
    Matches(DAY, { message }),
    accepts('calendarDay', existsInCalendar, message),
  );
}

/** As {@link Day}; null and empty mean absent. */
export function OptionalDay(message = 'Data inválida'): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (firstDay(value) ?? undefined))),
    IsOptional(),
    Matches(DAY, { message }),
    accepts('calendarDay', existsInCalendar, message),
  );
}

/** Requires a day of today, in São Paulo, or before. What is no day is left to other rules. */
export const NotInFuture = (message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notInFuture',
      validator: {
        validate: (day: unknown) =>
          typeof day !== 'string' || !isPlainDay(day) || day <= dayInSaoPaulo(new Date()),
      },
    },
    { message },
  );

/** Requires a day that is not before that of another field. What is no day is left to other rules. */
export const NotBefore = (field: string, message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notBefore',
      validator: {
        validate: (day: unknown, validation) => {
          const first = (validation?.object as Record<string, unknown> | undefined)?.[field];
          if (typeof day !== 'string' || typeof first !== 'string') return true;
          return !isPlainDay(day) || !isPlainDay(first) || day >= first;
        },
      },
    },
    { message },
  );

function firstDay(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return MONTH_OR_DAY.test(text) && text.length === 7 ? `${text}-01` : text;
}
