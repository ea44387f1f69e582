import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { CustomTypesConfig, Pool, PoolClient } from 'pg';
import { isDatabaseUnavailable } from './database-errors.js';
import { tracedStatement } from './statement-spans.js';

interface EntityReadsOptions {
  /** Its connections are read-only. */
  reads: Pool;
  schema: string;
  /** How MikroORM wants values of PostgreSQL: dates as texts, which it converts by the types of an entity. */
  types: CustomTypesConfig | undefined;
}

/**
 * What an entity manager takes for its transaction, so that all its statements run on the connections for reads, each on a
 * free one. It can neither begin a transaction nor stream.
 */
export const entityReads = ({ reads, schema, types }: EntityReadsOptions): Kysely<unknown> =>
  new Kysely({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => clientOf(await reads.connect(), { schema, types }),
        // The owner of the pool ends it.
        end: async () => undefined,
      },
    }),
  });

function clientOf(
  client: PoolClient,
  { schema, types }: Omit<EntityReadsOptions, 'reads'>,
): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await tracedStatement(schema, text, () =>
        client.query({ text, values: [...values], ...(types && { types }) }),
      );
    } catch (error) {
      isLost = isDatabaseUnavailable(error);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    // A connection that PostgreSQL is ending does not yet look broken to the pool.
    release: () => client.release(isLost),
  };
}
