import { DelayedError, UnrecoverableError, WaitingError } from 'bullmq';

/** Values that a statement quotes; a doubled quote is part of the value. */
const SQL_TEXT = /'(?:[^']|'')*'/g;
/** What PostgreSQL adds about a row: `Key (email)=(…)`, `Failing row contains (…)`. */
const ROW = /(\)=|contains )\(.*?\)(?=[ .]|$)/g;
const EMAIL = /[^\s<>()'",;:@]{1,64}@[^\s<>()'",;:@]{1,255}/g;
/** Eight digits and more, however they are set: telephones, documents. Parts of UUIDs are left alone. */
const NUMBER = /(?<![\w-])\+?\d(?:[ ().-]{0,2}\d){7,}(?![\w-])/g;

/** Longer messages quote whole statements. */
const MAX_CHARACTERS = 2_000;

/**
 * An error as it may lie in a queue, in clear and for days: values that the message quotes are left out. The signals of
 * the queue itself pass as they are.
 */
export function storableError(thrown: unknown): unknown {
  const isSignal = [DelayedError, UnrecoverableError, WaitingError].some((kind) => thrown instanceof kind);
  if (isSignal) return thrown;
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const stored = new Error(withoutValues(message.slice(0, MAX_CHARACTERS)));
  stored.name = name;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  stored.stack = [`${name}: ${stored.message}`, ...frames].join('\n');
  return stored;
}

export function withoutValues(message: string): string {
  return message
    .replace(SQL_TEXT, "'…'")
    .replace(ROW, '$1(…)')
    .replace(EMAIL, '<e-mail>')
    .replace(NUMBER, '<number>');
}

/** For `catch` at the end of what a worker does. */
export function rethrowStorable(thrown: unknown): never {
  throw storableError(thrown);
}
