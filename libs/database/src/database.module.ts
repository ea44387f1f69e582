import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityName } from '@mikro-orm/core';
import { Readiness, readConfig, url } from '@araucaria/platform';
import { Database } from './database.js';
import { DemoSeeder } from './demo-seeder.js';
import { migrateSchema, type ServiceSchema } from './migrate.js';
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

async function openDatabase({ entities, ...serviceSchema }: DatabaseOptions): Promise<Database> {
  const { SERVICE_DATABASE_URL: roleUrl, DATABASE_URL: ownerUrl } = readConfig({
    SERVICE_DATABASE_URL: url({ desc: 'postgres://… of the role of the service' }),
    DATABASE_URL: url({ default: '', desc: 'of the owner: the service applies its migrations itself' }),
  });
  const { schema, migrations } = serviceSchema;
  if (ownerUrl) await migrateSchema(ownerUrl, serviceSchema, roleUrl);
  else await migrationsApplied(roleUrl, schema, migrations);
  return new Database(openOrm({ url: roleUrl, schema, entities }), schema, roleUrl);
}
