import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  getMetadataStorage,
} from 'class-validator';
import { MAX_INT4, cleanLine, stateCode, webAddress } from './domain/index.js';

/** Names, titles and other texts of at most this many characters are one line. Longer ones may have several. */
const LINE_MAX_CHARS = 255;

/** `validateInput` has cleaned the text; here only whitespace is left to remove. */
const trim = (text: string, max: number): string => (max <= LINE_MAX_CHARS ? cleanLine(text) : text.trim());

const trimmed = (max: number): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trim(value, max) : value));

/** null and an empty text become absent, a text is trimmed. For a field that is optional. @param max characters, see {@link Text} */
export const BlankIsAbsent = (max = LINE_MAX_CHARS): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value === 'string') return trim(value, max) || undefined;
    return value ?? undefined;
  });

/** An empty text becomes null, which clears the field. Absent stays absent, which leaves the field unchanged. */
export const BlankIsNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? cleanLine(value) || null : value,
  );

/**
 * Required text of `min` to `max` characters, trimmed; one line if `max` is at most {@link LINE_MAX_CHARS}. A missing or too short
 * one is refused with `message`.
 */
export function Text(min: number, message: string, max = 255): PropertyDecorator {
  return applyDecorators(
    trimmed(max),
    IsString({ message }),
    MinLength(min, { message }),
    MaxLength(max, { message: `Use no máximo ${max} caracteres` }),
  );
}

/** Optional text of at most `max` characters, trimmed. null and empty mean absent. */
export function OptionalText(max = 255): PropertyDecorator {
  return applyDecorators(
    BlankIsAbsent(max),
    IsOptional(),
    IsString({ message: 'Informe um texto' }),
    MaxLength(max, { message: `Use no máximo ${max} caracteres` }),
  );
}

/**
 * Optional address of a web page ({@link webAddress}) of at most 500 characters; null and empty mean absent. An address
 * without a scheme is completed by `https://`, one with a scheme other than http(s) is refused.
 */
export function OptionalWebAddress(): PropertyDecorator {
  return applyDecorators(
    OptionalText(500),
    Transform(({ value }: { value: unknown }) => webAddress(value) ?? value),
    ValidateBy(
      { name: 'isWebAddress', validator: { validate: (value) => webAddress(value) !== undefined } },
      { message: 'Informe um endereço que comece com https://' },
    ),
  );
}

/** Optional state of Brazil by code or name. Null, empty and any other text mean absent. */
export function OptionalState(max: number): PropertyDecorator {
  return applyDecorators(
    OptionalText(max),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && !stateCode(value) ? undefined : value,
    ),
  );
}

/** One of `words`, trimmed; any other value is refused with `message`. */
export function OneOf(words: readonly string[], message: string): PropertyDecorator {
  return applyDecorators(trimmed(LINE_MAX_CHARS), IsIn([...words], { message }));
}

/** Optional integer of at least 0. null and empty mean absent; a negative one is refused with `negativeMessage`. */
export function OptionalNonNegativeInt(negativeMessage: string): PropertyDecorator {
  return applyDecorators(
    BlankIsAbsent(),
    IsOptional(),
    IsInt({ message: 'Informe um número inteiro' }),
    Min(0, { message: negativeMessage }),
    Max(MAX_INT4, { message: 'Valor muito alto' }),
  );
}

/** Optional boolean; null and empty mean absent. */
export function OptionalFlag(): PropertyDecorator {
  return applyDecorators(BlankIsAbsent(), IsOptional(), IsBoolean({ message: 'Informe sim ou não' }));
}

/**
 * Random (a UUID), the same whenever the same form is sent again, after its response was lost: what it creates is created once.
 * Absent: each call creates.
 */
export function FormKey(): PropertyDecorator {
  return applyDecorators(BlankIsAbsent(), IsOptional(), IsUUID('all', { message: 'Identificador inválido' }));
}

/** The id of a stored record: a positive PostgreSQL `integer`. */
export function Id(message = 'Identificador inválido', each = false): PropertyDecorator {
  return applyDecorators(
    IsInt({ each, message }),
    Min(1, { each, message }),
    Max(MAX_INT4, { each, message }),
  );
}

/** Each item of a list is an {@link Id}. */
export const EachId = (message?: string): PropertyDecorator => Id(message, true);

/** Optional id of a stored record; null means absent. */
export function OptionalId(message?: string): PropertyDecorator {
  return applyDecorators(BlankIsAbsent(), IsOptional(), Id(message));
}

const MAX_NAMED_USERS = 20;

/** Ids of users, each once. */
export function UserIds(): PropertyDecorator {
  return applyDecorators(
    IsArray({ message: 'Informe uma lista de usuários' }),
    ArrayMaxSize(MAX_NAMED_USERS, { message: `Escolha no máximo ${MAX_NAMED_USERS} usuários` }),
    ArrayUnique({ message: 'Informe cada usuário uma vez' }),
    EachId('Usuário inválido'),
  );
}

export class ById {
  @Id() id!: number;
}

/** Input of a call about one link, digest, run or series, whose id is no secret. */
export class ByUuid {
  @IsUUID('all', { message: 'Identificador inválido' }) id!: string;
}

/** Input of a call that sends a message about one record, once for each form key. */
export class SendOnce extends ById {
  @FormKey() formKey?: string;
}

/** Input of the batch calls behind the GraphQL loaders. Responses contain only existing records, in any order. */
export class ByIds {
  @Max(MAX_INT4, { each: true })
  @Min(0, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(1000)
  ids!: number[];
}

export interface InputField {
  name: string;
  /** Whether the field holds several values. */
  isList: boolean;
}

/** The validated fields of an input class, including inherited ones. */
export function inputFields(input: new () => object): InputField[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
  const rulesOf = Map.groupBy(rules, ({ propertyName }) => propertyName);
  return [...rulesOf].map(([name, own]) => ({ name, isList: own.some((rule) => rule.name === 'isArray') }));
}
