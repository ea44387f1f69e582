import type { Client } from 'pg';

/** What a release may rely on in the schema of a service. */
export interface SchemaContract {
  /** Columns of tables and views, as `table.column`. */
  columns: Record<string, ColumnContract>;
  /** Constraints of tables, as `table.constraint`, with their definition. */
  constraints: Record<string, string>;
  /** Unique indexes, which `on conflict` needs, with their definition. */
  uniqueIndexes: Record<string, string>;
  /** Triggers of tables, as `table.trigger`, with their definition. */
  triggers: Record<string, string>;
  /** Functions with their arguments. */
  functions: string[];
}

interface ColumnContract {
  type: string;
  notNull: boolean;
  /** Whether an insert may leave it out, by a default, an identity or a generated value. */
  hasDefault: boolean;
}

/** Types that hold every value of another type, and are read by the same client code. */
const WIDER_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['smallint', ['integer']],
  // Read as text by the driver, so that bigint is another type to the code.
  ['character varying', ['text']],
]);

export async function readSchemaContract(client: Client, schema: string): Promise<SchemaContract> {
  const pairs = async <T>(sql: string) => {
    const { rows } = await client.query<{ name: string; value: T }>(sql, [schema]);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  return {
    columns: await pairs<ColumnContract>(
      `select c.relname || '.' || a.attname as name, json_build_object('type', format_type(a.atttypid, a.atttypmod),
         'notNull', a.attnotnull, 'hasDefault', a.atthasdef or a.attidentity <> '') as value
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'p') and c.relname <> 'migration' order by 1`,
    ),
    constraints: await pairs<string>(
      `select c.relname || '.' || k.conname as name, pg_get_constraintdef(k.oid) as value
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = $1 and k.contype in ('c', 'f', 'x') and c.relname <> 'migration' order by 1`,
    ),
    uniqueIndexes: await pairs<string>(
      `select c.relname || '.' || i.relname as name,
         regexp_replace(pg_get_indexdef(x.indexrelid), '^.* USING ', '') as value
       from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
         join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = $1 and x.indisunique and c.relname <> 'migration' order by 1`,
    ),
    triggers: await pairs<string>(
      `select c.relname || '.' || t.tgname as name, pg_get_triggerdef(t.oid) as value
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = $1 and not t.tgisinternal order by 1`,
    ),
    functions: Object.keys(
      await pairs<string>(
        `select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name, '' as value
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 order by 1`,
      ),
    ),
  };
}

/**
 * Changes that code of the earlier release may not survive: what it reads is gone or another type, or what it writes may be
 * refused. New tables, columns that may be left out, dropped constraints and further indexes are none.
 * @returns one line for each, which names the changed object
 */
export function findBreakingChanges(earlier: SchemaContract, present: SchemaContract): string[] {
  const tables = new Set(Object.keys(earlier.columns).map(tableOf));
  return [
    ...removedColumns(earlier, present),
    ...newRequiredColumns(earlier, present, tables),
    ...newRules('constraint', earlier.constraints, present.constraints, tables),
    ...newRules('unique index', earlier.uniqueIndexes, present.uniqueIndexes, tables),
    ...newRules('trigger', earlier.triggers, present.triggers, tables),
    ...Object.entries(earlier.uniqueIndexes)
      .filter(
        ([name, definition]) =>
          !Object.values(ofTable(present.uniqueIndexes, tableOf(name))).includes(definition),
      )
      .map(([name]) => `unique index ${name} was removed`),
    ...earlier.functions
      .filter((name) => !present.functions.includes(name))
      .map((name) => `function ${name} was removed`),
  ].sort();
}

function removedColumns(
  { columns: earlier }: SchemaContract,
  { columns: present }: SchemaContract,
): string[] {
  return Object.entries(earlier).flatMap(([name, was]) => {
    const is = present[name];
    if (!is) return `column ${name} was removed`;
    if (is.type !== was.type && !WIDER_TYPES.get(was.type)?.includes(is.type))
      return `column ${name} was ${was.type} and is ${is.type}`;
    if (is.notNull && !was.notNull) return `column ${name} became not null`;
    if (is.notNull && was.hasDefault && !is.hasDefault) return `column ${name} lost its default`;
    return [];
  });
}

function newRequiredColumns(
  { columns: earlier }: SchemaContract,
  { columns: present }: SchemaContract,
  tables: ReadonlySet<string>,
): string[] {
  return Object.entries(present)
    .filter(
      ([name, { notNull, hasDefault }]) =>
        notNull && !hasDefault && !earlier[name] && tables.has(tableOf(name)),
    )
    .map(([name]) => `column ${name} is new and required`);
}

/** A rule with the definition of an earlier one of the same table is not new: it was renamed. */
function newRules(
  kind: string,
  earlier: Record<string, string>,
  present: Record<string, string>,
  tables: ReadonlySet<string>,
): string[] {
  return Object.entries(present)
    .filter(([name]) => tables.has(tableOf(name)))
    .filter(([name, definition]) => !Object.values(ofTable(earlier, tableOf(name))).includes(definition))
    .map(([name]) => `${kind} ${name} is new`);
}

const tableOf = (name: string): string => name.slice(0, name.indexOf('.'));

const ofTable = (rules: Record<string, string>, table: string): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => tableOf(name) === table));
