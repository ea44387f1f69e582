import { DateTimeType, DateType, UnderscoreNamingStrategy, type EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/postgresql';
import { RawNode, sql, type AliasedExpression, type RawBuilder, type Selectable } from 'kysely';

type Properties<Schema extends EntitySchemaWithMeta> = Selectable<
  InferKyselyTable<Schema, { columnNamingStrategy: 'property' }>
>;

/** Columns of a select, named like the properties of the entity. Instants and days are strings. */
export type ViewColumns<
  Schema extends EntitySchemaWithMeta,
  Name extends keyof Properties<Schema>,
> = ReadonlyArray<
  {
    [P in Name & string]: AliasedExpression<
      Properties<Schema>[P] extends infer T ? (T extends Date ? string : T) : never,
      P
    >;
  }[Name & string]
>;

/** Options of a property. MikroORM replaces the class `type` by the instance `customType` at start-up. */
interface PropertyOptions {
  type?: unknown;
  customType?: object;
  fieldName?: string;
}

const naming = new UnderscoreNamingStrategy();

/**
 * Selects the properties of an entity under their names, so a new property appears in its views without another change.
 * PostgreSQL formats instants as ISO 8601 in UTC and days as `YYYY-MM-DD`, which avoids the cost of entities in lists.
 * @param alias alias of the entity's table in the statement
 * @param omitted properties that are not selected
 */
export function viewColumns<
  Schema extends EntitySchemaWithMeta,
  Omitted extends keyof Properties<Schema> = never,
>(
  schema: Schema,
  alias: string,
  omitted: readonly Omitted[] = [],
): ViewColumns<Schema, Exclude<keyof Properties<Schema>, Omitted>> {
  const columns = Object.entries<PropertyOptions>(schema.properties)
    .filter(([name]) => !omitted.includes(name as Omitted))
    .map(([name, { fieldName, customType, type }]) => {
      const column = `"${alias}"."${fieldName ?? naming.propertyToColumnName(name)}"`;
      return `${formatColumn(column, customType?.constructor ?? type)} as "${name}"`;
    });
  return [rawSelection(columns.join(', '))] as unknown as ReturnType<typeof viewColumns<Schema, Omitted>>;
}

/**
 * Columns of an entity's table by property. A statement that inserts them stores a new property without another change.
 * @param omitted properties that the database sets
 */
export function columnNames<Schema extends EntitySchemaWithMeta>(
  schema: Schema,
  omitted: ReadonlyArray<keyof Properties<Schema>> = [],
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries<PropertyOptions>(schema.properties)
      .filter(([name]) => !(omitted as readonly string[]).includes(name))
      .map(([name, { fieldName }]) => [name, fieldName ?? naming.propertyToColumnName(name)]),
  );
}

/** A row as JSON for `jsonb_populate_record`: the values of the named columns; absent ones are null. */
export function toJsonRow(columns: ReadonlyMap<string, string>, values: object): Record<string, unknown> {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const column = columns.get(name);
    return column === undefined ? [] : [[column, value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * An instant as ISO 8601 in UTC with milliseconds, formatted by PostgreSQL; null stays null.
 * @param column a column or other SQL of type `timestamptz`; never a value of a user
 */
export const isoInstant = <T extends string | null = string>(column: string): RawBuilder<T> =>
  sql<T>`${sql.raw(isoInstantSql(column))}`;

/** As {@link isoInstant}, for a statement that is a text. */
export const isoInstantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A day, `2026-11-27`, for a statement that is a text. @param column a column or other SQL of type `date` */
export const isoDaySql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`;

function formatColumn(column: string, type: unknown): string {
  if (type === DateTimeType) return isoInstantSql(column);
  return type === DateType ? isoDaySql(column) : column;
}

/**
 * A select list that Kysely emits unchanged. It takes 2 µs per call; compiling 40 columns would take 0.1 ms.
 * @param text SQL without values of users
 */
export function rawSelection(text: string): AliasedExpression<unknown, string> {
  const node = RawNode.createWithSql(text);
  return { expression: sql.raw(text), alias: '', toOperationNode: () => node as never };
}
