import { Migration } from '@mikro-orm/migrations';
import { Test } from '@nestjs/testing';
import { PlatformModule } from '@araucaria/platform';
import { createTestDatabase } from '@araucaria/testing';
import { Database, DatabaseModule, MESSAGING_TABLES } from '../src/index.js';

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

export async function startNotesService(): Promise<NotesService> {
  const disposable = await createTestDatabase();
  Object.assign(process.env, disposable.environment('notes'));
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
      await module.close();
      await disposable.drop();
    },
  };
}
