import type { Client } from 'pg';
import type { ServiceSchema } from '@araucaria/database';

/**
 * Erases the records again in the transaction of the caller. Only records that the backup brought back change.
 * @param ids by kind
 * @returns the number of records that the journal names, by kind
 */
export async function repeatErasures(
  client: Client,
  schemas: readonly ServiceSchema[],
  ids: ReadonlyMap<string, number[]>,
): Promise<Record<string, number>> {
  for (const { schema, erasures = [] } of schemas) {
    await client.query(`select set_config('search_path', $1, true)`, [`${schema}, public`]);
    for (const { kind, repeat = [] } of erasures) {
      const records = ids.get(kind);
      if (!records?.length) continue;
      for (const statement of repeat) await client.query(statement, [records]);
    }
  }
  return Object.fromEntries([...ids].map(([kind, records]) => [kind, records.length]));
}
