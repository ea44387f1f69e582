import { getMetadataStorage } from 'class-validator';
import type { InputClass } from '@araucaria/contracts';

type Json = Record<string, unknown>;

/** A validation rule in the words of JSON Schema; rules that it has no word for say nothing. */
const RULES: Record<string, (constraints: unknown[]) => Json> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array', items: {} }),
  isEmail: () => ({ type: 'string', format: 'email', maxLength: 254 }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIso8601: () => ({ type: 'string', format: 'date-time' }),
  isObject: () => ({ type: 'object' }),
  isIn: ([values]) => ({ enum: values }),
  minLength: ([least]) => ({ minLength: least }),
  maxLength: ([most]) => ({ maxLength: most }),
  min: ([least]) => ({ minimum: least }),
  max: ([most]) => ({ maximum: most }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source }),
};

/** The schema of an input class, read off the very rules that check it. */
export function inputSchema(input: InputClass<unknown>): Json {
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
  const properties: Record<string, Json> = {};
  const optional = new Set<string>();
  for (const { propertyName, name, type, constraints } of rules) {
    const property = (properties[propertyName] ??= {});
    if (type === 'conditionalValidation') optional.add(propertyName);
    Object.assign(property, RULES[name ?? type]?.(constraints ?? []));
  }
  const required = Object.keys(properties).filter((name) => !optional.has(name));
  return { type: 'object', properties, ...(required.length && { required }) };
}
