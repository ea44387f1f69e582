import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityName } from '@mikro-orm/core';
import type { Pool } from 'pg';
import { Metrics, Readiness, readConfig, url } from '@araucaria/platform';
import { Database } from './database.js';
import { DemoSeeder } from './demo-seeder.js';
import { migrateSchema } from './migrate.js';
import type { ServiceSchema } from './service-schema.js';
import { openOrm } from './open-orm.js';
import { migrationsApplied } from './pending-migrations.js';

interface DatabaseOptions extends ServiceSchema {
  entities: EntityName<object>[];
}

/**
 * Provides {@link Database} on the service's own schema, as the role of `SERVICE_DATABASE_URL`, which can neither see other
 * schemas nor change tables. `migrate-services.ts` applies the migrations as the owner, and the service waits for them.
 */
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
          inject: [Readiness, Metrics],
          useFactory: async (readiness: Readiness, metrics: Metrics) => {
            const database = await openDatabase(options);
            reportPools(database, metrics);
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

async function openDatabase({ entities, ...serviceSchema }: DatabaseOptions): Promise<Database> {
  const {
    SERVICE_DATABASE_URL: roleUrl,
    SERVICE_REPLICA_URL: replicaUrl,
    DATABASE_URL: ownerUrl,
  } = readConfig({
    SERVICE_DATABASE_URL: url({ desc: 'postgres://… of the role of the service' }),
    SERVICE_REPLICA_URL: url({ default: '', desc: 'of a read replica, for lists; the role is the same' }),
    DATABASE_URL: url({ default: '', desc: 'of the owner: the service applies its migrations itself' }),
  });
  const { schema, migrations } = serviceSchema;
  if (ownerUrl) await migrateSchema(ownerUrl, serviceSchema, roleUrl);
  else await migrationsApplied(roleUrl, schema, migrations);
  let pool: Pool | undefined;
  const orm = openOrm({ url: roleUrl, schema, entities, onPool: (opened) => (pool = opened) });
  return new Database(orm, schema, roleUrl, () => pool, replicaUrl);
}

function reportPools(database: Database, metrics: Metrics): void {
  const { databaseConnections, databaseMaxConnections, databaseWaiting } = metrics;
  metrics.onScrape([databaseConnections, databaseMaxConnections, databaseWaiting], () => {
    for (const { name, pool, maxConnections } of database.pools) {
      databaseConnections.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
      databaseConnections.set({ pool: name, state: 'idle' }, pool.idleCount);
      databaseMaxConnections.set({ pool: name }, maxConnections);
      databaseWaiting.set({ pool: name }, pool.waitingCount);
    }
  });
}
