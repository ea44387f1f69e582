import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  getMetadataStorage,
} from 'class-validator';

/** Largest value of a PostgreSQL `integer`; ids and amounts above it cannot exist. */
const MAX_INT4 = 2_147_483_647;

/** PostgreSQL text cannot hold U+0000, and nobody types it on purpose. */
const clean = (text: string) => text.replaceAll('\0', '').trim();

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? clean(value) : value,
);

const blankIsAbsent = Transform(({ value }: { value: unknown }) => {
  if (typeof value === 'string') return clean(value) || undefined;
  return value ?? undefined;
});

/** Required text of `min` to `max` characters, trimmed; too short or missing is answered with `message`. */
export function Text(min: number, message: string, max = 255): PropertyDecorator {
  return applyDecorators(
    trimmed,
    IsString({ message }),
    MinLength(min, { message }),
    MaxLength(max, { message: `Use no máximo ${max} caracteres` }),
  ) as PropertyDecorator;
}

/** Optional text; an empty one means absent. */
export function OptionalText(max = 255): PropertyDecorator {
  return applyDecorators(
    blankIsAbsent,
    IsOptional(),
    IsString({ message: 'Informe um texto' }),
    MaxLength(max, { message: `Use no máximo ${max} caracteres` }),
  ) as PropertyDecorator;
}

/** One of a closed list of words. */
export function OneOf(words: readonly string[], message: string): PropertyDecorator {
  return applyDecorators(trimmed, IsIn([...words], { message })) as PropertyDecorator;
}

/** Optional whole number from 0 up; null and empty mean absent. */
export function OptionalWhole(negative: string): PropertyDecorator {
  return applyDecorators(
    blankIsAbsent,
    IsOptional(),
    IsInt({ message: 'Informe um número inteiro' }),
    Min(0, { message: negative }),
    Max(MAX_INT4, { message: 'Valor muito alto' }),
  ) as PropertyDecorator;
}

/** Optional yes or no; null and empty mean absent. */
export function OptionalFlag(): PropertyDecorator {
  return applyDecorators(
    blankIsAbsent,
    IsOptional(),
    IsBoolean({ message: 'Informe sim ou não' }),
  ) as PropertyDecorator;
}

/** The id of a stored record: a positive integer that the database can hold. */
export function Id(message = 'Identificador inválido'): PropertyDecorator {
  return applyDecorators(
    IsInt({ message }),
    Min(1, { message }),
    Max(MAX_INT4, { message }),
  ) as PropertyDecorator;
}

/** Input of every call that names one record. */
export class ById {
  @Id() id: number;
}

/** Input of the batched calls behind the GraphQL loaders; the answer holds those that exist, in any order. */
export class ByIds {
  @Max(MAX_INT4, { each: true })
  @Min(0, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(1000)
  ids: number[];
}

/** A field that an input class validates. */
export interface InputField {
  name: string;
  /** Whether the field holds several values. */
  isList: boolean;
}

/** The fields of an input class, those of the classes that it extends included. */
export function inputFields(input: new () => object): InputField[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
  const rulesOf = Map.groupBy(rules, ({ propertyName }) => propertyName);
  return [...rulesOf].map(([name, own]) => ({ name, isList: own.some((rule) => rule.name === 'isArray') }));
}
