import type { Client } from 'pg';
import type { ServiceSchema } from './service-schema.js';

/** The last commit with the migrations that the baselines replace. */
const LAST_COMMIT_BEFORE = 'b20dd7b5';

type Migrations = Pick<ServiceSchema, 'schema' | 'migrations' | 'beforeBaseline'>;

/**
 * The applied migrations of a schema as this release knows them: all of those before the baseline count as the baseline.
 * @param applied names in the order of execution, also of a backup
 * @throws {Error} when only a part of those before the baseline was applied; the message says what to do
 */
export function knownMigrations(
  { schema, migrations, beforeBaseline = [] }: Migrations,
  applied: readonly string[],
): string[] {
  const baseline = migrations[0]?.name;
  const before = beforeBaseline.filter((name) => applied.includes(name));
  const after = applied.filter((name) => name !== baseline && !beforeBaseline.includes(name));
  if (baseline === undefined || (!applied.includes(baseline) && !before.length)) return after;
  if (!applied.includes(baseline) && before.length < beforeBaseline.length)
    throw new Error(
      `The schema ${schema} has ${before.length} of the ${beforeBaseline.length} migrations before 0.1.0: start the commit ` +
        `${LAST_COMMIT_BEFORE} once with these data, then this release`,
    );
  return [baseline, ...after];
}

/**
 * Marks the baseline as applied in a schema that has all migrations before it. Their rows stay, so that the commit that applied them
 * can be started again.
 * @param owner under the lock of migrations
 * @throws {Error} as {@link knownMigrations} does; nothing is changed
 */
export async function markBaseline(owner: Client, schema: Migrations): Promise<void> {
  const table = `${owner.escapeIdentifier(schema.schema)}.migration`;
  const { rows: tables } = await owner.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [table],
  );
  if (!tables[0]?.exists) return;
  const { rows } = await owner.query<{ name: string }>(`select name from ${table} order by id`);
  const applied = rows.map(({ name }) => name);
  const [baseline] = knownMigrations(schema, applied);
  if (baseline !== undefined && !applied.includes(baseline))
    await owner.query(`insert into ${table} (name) values ($1)`, [baseline]);
}
