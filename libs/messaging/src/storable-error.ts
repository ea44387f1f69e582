import { DelayedError, UnrecoverableError, WaitingError } from 'bullmq';

/** String literals in SQL; a doubled quote is part of the literal. */
const SQL_LITERAL = /'(?:[^']|'')*'/g;
/** Values in the details of PostgreSQL errors: `Key (email)=(…)`, `Failing row contains (…)`. */
const ROW_VALUES = /(\)=|contains )\(.*?\)(?=[ .]|$)/g;
const EMAIL = /[^\s<>()'",;:@]{1,64}@[^\s<>()'",;:@]{1,255}/g;
/** Numbers of eight or more digits with any separators: telephone and document numbers. UUIDs do not match. */
const LONG_NUMBER = /(?<![\w-])\+?\d(?:[ ().-]{0,2}\d){7,}(?![\w-])/g;

/** Longer messages contain whole statements. */
const MAX_CHARACTERS = 2_000;

/**
 * A copy of the error without personal data. BullMQ stores errors of failed messages in Redis in plain text for days, so
 * quoted values are removed from the message. Errors that control BullMQ itself are returned unchanged.
 */
export function storableError(thrown: unknown): unknown {
  const isControlError = [DelayedError, UnrecoverableError, WaitingError].some(
    (kind) => thrown instanceof kind,
  );
  if (isControlError) return thrown;
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const stored = new Error(withoutValues(message.slice(0, MAX_CHARACTERS)));
  stored.name = name;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  stored.stack = [`${name}: ${stored.message}`, ...frames].join('\n');
  return stored;
}

/** Replaces SQL literals, row values, e-mail addresses and long numbers by placeholders. */
export function withoutValues(message: string): string {
  return message
    .replace(SQL_LITERAL, "'…'")
    .replace(ROW_VALUES, '$1(…)')
    .replace(EMAIL, '<e-mail>')
    .replace(LONG_NUMBER, '<number>');
}

export function rethrowStorable(thrown: unknown): never {
  throw storableError(thrown);
}
