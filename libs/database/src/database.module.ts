import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityName } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Readiness, readConfig, url } from '@araucaria/platform';
import { CONNECTION_TIMEOUT_MS, Database } from './database.js';
import { DemoSeeder } from './demo-seeder.js';
import { migrate } from './migrate.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { grantToServiceRole, serviceRoleUrl, type TablePrivileges } from './service-role.js';

/** A class-based migration. Its class name identifies it in the table `migration`, so it must not change. */
export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

interface DatabaseOptions {
  /** Name of the service's PostgreSQL schema. */
  schema: string;
  entities: EntityName<object>[];
  /** In the order of execution. */
  migrations: MigrationClass[];
  /**
   * Tables on which the service has fewer privileges than their owner. If given, only migrations run as the owner, and
   * the service works with a role of its own (`SERVICE_DATABASE_URL`).
   */
  privileges?: TablePrivileges;
}

/** Provides {@link Database} on the service's own schema of `DATABASE_URL`, after its migrations have run. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  static forService(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: Database,
          inject: [Readiness],
          useFactory: async (readiness: Readiness) => {
            const database = await openDatabase(options);
            readiness.register({ name: 'postgresql', check: () => database.ping() });
            return database;
          },
        },
        DemoSeeder,
      ],
      exports: [Database, DemoSeeder],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}

/**
 * Migrates a schema without starting its service, as every start of the service does.
 * @param migrations those of the service, or the first of them: the schema of an earlier release
 * @throws when a migration fails; the schema stays as it was before
 */
export async function migrateSchema(
  databaseUrl: string,
  schema: string,
  migrations: MigrationClass[],
): Promise<void> {
  const orm = await openOrm(databaseUrl, { schema, entities: [], migrations });
  try {
    await migrate(orm, databaseUrl, schema);
  } finally {
    await orm.close();
  }
}

async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: url({ desc: 'postgres://…' }) });
  const { schema, privileges } = options;
  const orm = await openOrm(DATABASE_URL, options);
  if (!privileges) {
    await migrate(orm, DATABASE_URL, schema);
    return new Database(orm, schema, DATABASE_URL);
  }
  const roleUrl = serviceRoleUrl(DATABASE_URL, schema);
  try {
    await migrate(orm, DATABASE_URL, schema, (owner) =>
      grantToServiceRole(owner, schema, roleUrl, privileges),
    );
  } finally {
    await orm.close();
  }
  return new Database(await openOrm(roleUrl, options), schema, roleUrl);
}

function openOrm(clientUrl: string, { schema, entities, migrations }: DatabaseOptions): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl,
    schema,
    entities: [...entities, OutboxEvent],
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations.map((migration) => ({ name: migration.name, class: migration })),
      tableName: 'migration',
      snapshot: false,
      silent: true,
    },
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
