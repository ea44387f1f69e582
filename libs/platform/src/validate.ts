import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { cleanText, type FieldError, type InputClass } from '@araucaria/contracts';
import { AppError } from './app-error.js';

/**
 * No field of an input accepts a longer text; the longest is the description of a job, with 20 000 characters and blanks
 * around them. Rules, and regular expressions in them, therefore never read more than this.
 */
const MAX_TEXT_CHARS = 25_000;

/**
 * Converts received JSON into an instance of `type`. Unknown fields are dropped; texts are cleaned ({@link cleanText}).
 * @throws {AppError} `VALIDATION_FAILED` with one message per invalid field, or with one for the first text of more than
 * {@link MAX_TEXT_CHARS}; without messages if it is not an object or is nested deeper than 20 levels
 */
export async function validateInput<T>(type: InputClass<T>, plain: unknown): Promise<T> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) throw AppError.invalid([]);
  const input = plainToInstance(type, cleaned(knownFields(type, plain)) as object);
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
    const known = rules.get(type) ?? prepared(find(type, schema, always, strictGroups, groups));
    rules.set(type, known);
    return known;
  };
}
rememberRules();

/** Rules of a property run until one fails: its type, then its length, then the rules that read the whole value. */
const CHECKED_FIRST = ['isArray', 'arrayMaxSize', 'isString', 'isLength', 'maxLength'];
/** Of rules without a message of their own: those of class-validator are English. */
const INVALID_VALUE = 'Valor inválido';

function prepared(rules: ReturnType<typeof rulesOf>): ReturnType<typeof rulesOf> {
  const order = ({ name }: { name?: string | undefined }) => {
    const position = CHECKED_FIRST.indexOf(name ?? '');
    return position < 0 ? CHECKED_FIRST.length : position;
  };
  for (const rule of rules) rule.message ||= INVALID_VALUE;
  return rules.toSorted((one, other) => order(one) - order(other));
}

const rulesOf = (type: InputClass<unknown>) =>
  getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);

/** The fields of `plain` that have rules in `type`. No rule reads the others. */
function knownFields(type: InputClass<unknown>, plain: object): object {
  const known = new Set(rulesOf(type).map(({ propertyName }) => propertyName));
  return Object.fromEntries(Object.entries(plain).filter(([name]) => known.has(name)));
}

/** Valid inputs are at most lists of records. A body that is nested much deeper could overflow the stack. */
const MAX_DEPTH = 20;

/** Refuses texts that no field accepts, and cleans the others, before any rule reads them. */
function cleaned(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_CHARS) throw tooLong(path);
    return cleanText(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > MAX_DEPTH) throw AppError.invalid([]);
  const convert = (inner: unknown, name: string) =>
    typeof inner === 'string' || typeof inner === 'object' ? cleaned(inner, [...path, name]) : inner;
  if (Array.isArray(value)) return value.map((inner, index) => convert(inner, String(index)));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, convert(inner, name)]));
}

const tooLong = (path: readonly string[]): AppError =>
  AppError.invalid([{ field: path.join('.'), message: `Use no máximo ${MAX_TEXT_CHARS} caracteres` }]);

function fieldErrors(violation: ValidationError, path = ''): FieldError[] {
  const field = path + violation.property;
  const own = Object.values(violation.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(violation.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}
