import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import type { FieldError, InputClass } from '@araucaria/contracts';
import { AppError } from './app-error.js';

/**
 * Turns what came over a wire into an instance of `type`: unknown fields are dropped, wrong ones refused.
 * @throws {AppError} `VALIDATION_FAILED` with one message per refused field.
 */
export async function validateInput<T>(type: InputClass<T>, plain: unknown): Promise<T> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) throw AppError.invalid([]);
  const input = plainToInstance(type, wellFormed(plain) as object);
  const faults = await validate(input as object, {
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
  });
  if (faults.length) throw AppError.invalid(faults.flatMap((fault) => fieldErrors(fault)));
  return input;
}

/** No input of ours is deeper than a list of records; a body may be, to exhaust the stack of whoever walks it. */
const MAX_DEPTH = 20;

/** JSON may hold half a surrogate pair; encoders throw at it, validators of e-mail addresses among them. */
function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw AppError.invalid([]);
  if (Array.isArray(value)) return value.map((inner) => wellFormed(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, wellFormed(inner, depth + 1)]),
  );
}

function fieldErrors(fault: ValidationError, path = ''): FieldError[] {
  const field = path + fault.property;
  const own = Object.values(fault.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(fault.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}
