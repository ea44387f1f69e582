import { Migration } from '@mikro-orm/migrations';
import { Test } from '@nestjs/testing';
import { PlatformModule } from '@araucaria/platform';
import { createTestDatabase } from '@araucaria/testing';
import { Database, DatabaseModule } from '../src/index.js';
import { MESSAGING_TABLES } from '../src/migrations.js';

class CreateNote extends Migration {
  override up(): void {
    this.addSql('create table note (text text not null)');
    this.addSql('create table counted (id integer primary key, hits integer not null default 0)');
    this.addSql(MESSAGING_TABLES);
  }
}

/** A service with the tables `note` and `counted` in a database of its own. */
export interface NotesService {
  database: Database;
  /** Of the owner of the database. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** @param hasReplica its replica is the same server, to which its connections are called `replica` */
export async function startNotesService({ hasReplica = false } = {}): Promise<NotesService> {
  const disposable = await createTestDatabase();
  const environment = disposable.environment('notes');
  Object.assign(process.env, environment);
  if (hasReplica) {
    const replica = new URL(environment.SERVICE_DATABASE_URL);
    replica.searchParams.set('application_name', 'replica');
    process.env.SERVICE_REPLICA_URL = replica.href;
  }
  const module = await Test.createTestingModule({
    imports: [
      PlatformModule,
      DatabaseModule.forService({ schema: 'notes', entities: [], migrations: [CreateNote] }),
    ],
  }).compile();
  return {
    database: module.get(Database),
    ownerUrl: disposable.url,
    stop: async () => {
      delete process.env.SERVICE_REPLICA_URL;
      await module.close();
      await disposable.drop();
    },
  };
}
