import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { cleanText, type FieldError, type InputClass } from '@araucaria/contracts';
import { AppError } from './app-error.js';

/**
 * Converts received JSON into an instance of `type`. Unknown fields are dropped; texts are cleaned ({@link cleanText}).
 * @throws {AppError} `VALIDATION_FAILED` with one message per invalid field; without messages if it is not an object or
 * is nested deeper than 20 levels
 */
export async function validateInput<T>(type: InputClass<T>, plain: unknown): Promise<T> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) throw AppError.invalid([]);
  const input = plainToInstance(type, cleaned(plain) as object);
  const violations = await validate(input as object, {
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
  });
  if (violations.length) throw AppError.invalid(violations.flatMap((violation) => fieldErrors(violation)));
  return input;
}

/**
 * class-validator looks for the ancestors of a class among all classes at every validation, which takes longer than the
 * validation of a small input. Rules are declared by decorators, before the first input of their class; schemas are not used.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const rules = new Map<unknown, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (type, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return find(type, schema, always, strictGroups, groups);
    const known = rules.get(type) ?? find(type, schema, always, strictGroups, groups);
    rules.set(type, known);
    return known;
  };
}
rememberRules();

/** Valid inputs are at most lists of records. A body that is nested much deeper could overflow the stack. */
const MAX_DEPTH = 20;

/** Cleans every text before any rule sees it, so that no rule accepts a text of which nothing is seen. */
function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw AppError.invalid([]);
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner, depth + 1)]));
}

function fieldErrors(violation: ValidationError, path = ''): FieldError[] {
  const field = path + violation.property;
  const own = Object.values(violation.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(violation.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}
