import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityName } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Readiness, readConfig, url } from '@araucaria/platform';
import { CONNECTION_TIMEOUT_MS, Database } from './database.js';
import { DemoSeeder } from './demo-seeder.js';
import { migrate } from './migrate.js';
import { OutboxEvent } from './outbox-event.entity.js';

/** A class-based migration. Its class name identifies it in the table `migration`, so it must not change. */
type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

interface DatabaseOptions {
  /** Name of the service's PostgreSQL schema. */
  schema: string;
  entities: EntityName<object>[];
  /** In the order of execution. */
  migrations: MigrationClass[];
}

/** Provides {@link Database} on the service's own schema of `DATABASE_URL`, after its migrations have run. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  static forService({ schema, entities, migrations }: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: Database,
          inject: [Readiness],
          useFactory: async (readiness: Readiness) => {
            const database = await openDatabase({ schema, entities, migrations });
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

async function openDatabase({ schema, entities, migrations }: DatabaseOptions): Promise<Database> {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: url({ desc: 'postgres://…' }) });
  const orm = await MikroORM.init({
    clientUrl: DATABASE_URL,
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
  await migrate(orm, DATABASE_URL, schema);
  return new Database(orm, schema, DATABASE_URL);
}
