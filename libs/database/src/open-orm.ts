import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { CONNECTION_TIMEOUT_MS } from './database.js';
import { OutboxEvent } from './outbox-event.entity.js';

interface OrmOptions extends Pick<Options, 'extensions' | 'migrations'> {
  url: string;
  schema: string;
  entities: NonNullable<Options['entities']>;
}

/**
 * MikroORM on one schema. It connects on demand. The constructor loads only the extensions that are given; `MikroORM.init` also
 * searches for all others, which took a fifth of the time that a service needs to start.
 */
export function openOrm({ url, schema, entities, ...options }: OrmOptions): MikroORM {
  return new MikroORM({
    ...options,
    clientUrl: url,
    schema,
    entities: [...entities, OutboxEvent],
    // Raw SQL, also in migrations, names tables of the service and functions of extensions without a schema.
    driverOptions: {
      options: `-c search_path=${schema},public`,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    },
    pool: { min: 0, max: 8 },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: true,
    logger: () => undefined,
  });
}
