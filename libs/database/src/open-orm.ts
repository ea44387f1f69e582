import type { Pool } from 'pg';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { CONNECTION_TIMEOUT_MS, MAX_TRANSACTION_CONNECTIONS } from './database.js';
import { releaseLostConnections } from './lost-connections.js';
import { OWN_RELAY } from './messaging-tables.sql.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { traceStatements } from './statement-spans.js';

interface OrmOptions extends Pick<Options, 'extensions' | 'migrations'> {
  url: string;
  schema: string;
  entities: NonNullable<Options['entities']>;
  onPool?: (pool: Pool) => void;
}

/**
 * MikroORM on one schema. It connects on demand. The constructor loads only the extensions that are given; `MikroORM.init` also
 * searches for all others, which took a fifth of the time that a service needs to start.
 */
export function openOrm({ url, schema, entities, onPool, ...options }: OrmOptions): MikroORM {
  return new MikroORM({
    ...options,
    clientUrl: url,
    schema,
    entities: [...entities, OutboxEvent],
    // Raw SQL, also in migrations, names tables of the service and functions of extensions without a schema.
    driverOptions: {
      options: `-c search_path=${schema},public ${OWN_RELAY}`,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      onPoolCreated: (pool: Pool) => {
        releaseLostConnections(pool);
        traceStatements(pool, schema);
        onPool?.(pool);
      },
    },
    // The database exists before a service starts, whose role could not create it.
    ensureDatabase: false,
    pool: { min: 0, max: MAX_TRANSACTION_CONNECTIONS },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: true,
    logger: () => undefined,
  });
}
