import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import type { SchemaObject } from '@nestjs/swagger';
import { lookup, EMAIL_MAX_CHARS, type InputClass } from '@araucaria/contracts';

type ValidationMetadata = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

/** Each validation rule in the vocabulary of JSON Schema. Rules without an equivalent are left out. */
const RULES: Record<string, (constraints: unknown[]) => SchemaObject> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array' }),
  isObject: () => ({ type: 'object' }),
  isEmail: () => ({ type: 'string', format: 'email', maxLength: EMAIL_MAX_CHARS }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIso8601: () => ({ type: 'string', format: 'date-time' }),
  dayOrInstant: () => ({ type: 'string', description: '`YYYY-MM-DD`, or ISO 8601 with a time zone' }),
  instant: () => ({ type: 'string', format: 'date-time' }),
  calendarDay: () => ({ type: 'string', format: 'date' }),
  isIn: ([values]) => enumOf(values as unknown[]),
  minLength: ([min]) => ({ minLength: min as number }),
  maxLength: ([max]) => ({ maxLength: max as number }),
  min: ([min]) => ({ minimum: min as number }),
  max: ([max]) => ({ maximum: max as number }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source }),
  arrayMinSize: ([min]) => ({ minItems: min as number }),
  arrayMaxSize: ([max]) => ({ maxItems: max as number }),
  arrayUnique: () => ({ uniqueItems: true }),
};

/** The JSON Schema of an input class, derived from the class-validator rules that validate it. */
export function inputSchema(input: InputClass<unknown>): SchemaObject {
  const properties = inputProperties(input);
  const required = Object.keys(properties).filter((name) => !isOptional(input, name));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

export function inputProperties<T>(input: InputClass<T>): Record<keyof T & string, SchemaObject> {
  const defaults = new (input as InputClass<Record<string, unknown>>)();
  const properties: Record<string, SchemaObject> = {};
  for (const rule of rulesOf(input)) {
    const property = (properties[rule.propertyName] ??= {});
    const schema = schemaOf(rule, input);
    if (rule.each) property.items = { ...property.items, ...schema };
    else Object.assign(property, schema);
  }
  for (const [name, property] of Object.entries(properties)) {
    if (property.items) property.type = 'array';
    if (defaults[name] !== undefined) property.default = defaults[name];
  }
  return properties;
}

export const isInputClass = (type: unknown): type is InputClass<unknown> =>
  typeof type === 'function' && rulesOf(type as InputClass<unknown>).length > 0;

const rulesOf = (input: InputClass<unknown>): ValidationMetadata[] =>
  getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);

const isOptional = (input: InputClass<unknown>, property: string): boolean =>
  rulesOf(input).some(
    ({ propertyName, type }) => propertyName === property && type === 'conditionalValidation',
  );

function schemaOf(rule: ValidationMetadata, input: InputClass<unknown>): SchemaObject {
  if (rule.type === 'nestedValidation') return inputSchema(nestedClass(input, rule));
  const [custom] = rule.constraintCls
    ? getMetadataStorage().getTargetValidatorConstraints(rule.constraintCls)
    : [];
  return lookup(RULES, rule.name ?? custom?.name ?? rule.type)?.((rule.constraints as unknown[]) ?? []) ?? {};
}

/** The class that `@Type` gives a property: class-transformer shows it only by transforming a sample. */
function nestedClass(input: InputClass<unknown>, { propertyName, each }: ValidationMetadata) {
  const sample = plainToInstance(input as InputClass<Record<string, unknown>>, {
    [propertyName]: each ? [{}] : {},
  });
  const [nested] = [sample[propertyName]].flat() as object[];
  return nested?.constructor as InputClass<unknown>;
}

const enumOf = (values: unknown[]): SchemaObject =>
  values.every((value) => typeof value === 'string') ? { type: 'string', enum: values } : { enum: values };
