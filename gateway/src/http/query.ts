import type { PipeTransform } from '@nestjs/common';
import { MAX_INT4, inputFields, type Unvalidated } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

/** Query parameters as Fastify parses them: a repeated one is a list. */
export type Query = Record<string, string | string[] | undefined>;

const refuse = (field: string, message: string) => AppError.invalid([{ field, message }]);

/** The parameter's trimmed text; undefined if it is absent or empty. */
export function text(query: Query, field: string): string | undefined {
  const value = query[field];
  if (Array.isArray(value)) throw refuse(field, 'Informe um só valor');
  return value?.trim() || undefined;
}

/** The parameter as a whole number; the service checks its range. */
export function whole(query: Query, field: string): number | undefined {
  const value = text(query, field);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(value)) throw refuse(field, 'Informe um número inteiro');
  return Number(value);
}

/** The words of a comma-separated list; repeated parameters form one list. */
export function words(query: Query, field: string): string[] | undefined {
  const value = query[field];
  const all = [value ?? []].flat().flatMap((list) => list.split(','));
  const found = all.map((word) => word.trim()).filter(Boolean);
  return found.length ? found : undefined;
}

/** An id in a path: `VALIDATION_FAILED` for what is not a number, `NOT_FOUND` for a number that no record can have. */
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d+$/.test(value)) throw refuse('id', 'Identificador inválido');
    const id = Number(value);
    if (id < 1 || id > MAX_INT4) throw new AppError('NOT_FOUND');
    return id;
  }
}

/** The parameters that an input class names, as text: the service parses numbers, days and lists and refuses the rest. */
export function pick(input: new () => object, query: Query): Unvalidated {
  const values = inputFields(input).map(({ name, isList }) => [name, (isList ? words : text)(query, name)]);
  return unvalidated(Object.fromEntries(values) as object);
}

/** Fields from outside in an object of which only a validating call may make use. */
export const unvalidated = (fields: object): Unvalidated => fields as Unvalidated;

/** A body that must be a JSON object. Its fields are unchecked; no body counts as an empty one. */
export class ObjectPipe implements PipeTransform<unknown, Unvalidated> {
  transform(body: unknown): Unvalidated {
    if (body === undefined || body === null) return unvalidated({});
    if (typeof body !== 'object' || Array.isArray(body))
      throw new AppError('VALIDATION_FAILED', 'Envie um objeto JSON.');
    return unvalidated(body);
  }
}
