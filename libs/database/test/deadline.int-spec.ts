import { Migration } from '@mikro-orm/migrations';
import { Test, type TestingModule } from '@nestjs/testing';
import { PlatformModule, runInContext } from '@araucaria/platform';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { ADD_OUTBOX_TRACEPARENT, Database, DatabaseModule, MESSAGING_TABLES } from '../src/index.js';

/** Exceeds the 8 connections of the service. */
const TRANSACTIONS = 40;

class CreateNote extends Migration {
  override up(): void {
    this.addSql('create table note (text text not null)');
    this.addSql(MESSAGING_TABLES);
    this.addSql(ADD_OUTBOX_TRACEPARENT);
  }
}

describe('a transaction that waits for a free connection', () => {
  let disposable: TestDatabase;
  let module: TestingModule;
  let database: Database;

  beforeAll(async () => {
    disposable = await createTestDatabase();
    Object.assign(process.env, disposable.environment('notes'));
    module = await Test.createTestingModule({
      imports: [
        PlatformModule,
        DatabaseModule.forService({ schema: 'notes', entities: [], migrations: [CreateNote] }),
      ],
    }).compile();
    database = module.get(Database);
  });
  afterAll(async () => {
    await module.close();
    await disposable.drop();
  });

  const write = (text: string) =>
    database.transaction((em) => em.execute('insert into note values (?)', [text]));

  /** Holds all 8 connections of the service. */
  const occupyConnections = (seconds: number) =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction((em) => em.execute('select pg_sleep(?)', [seconds])),
      ),
    );

  it('is executed while the caller waits, also when 40 start at once', async () => {
    const busy = occupyConnections(4);
    await Promise.all(Array.from({ length: TRANSACTIONS }, () => write('waiting')));
    await busy;
    expect(await database.rows(`select 1 from note where text = 'waiting'`)).toHaveLength(TRANSACTIONS);
  });

  it('is not executed after the deadline of the caller', async () => {
    const busy = occupyConnections(1);
    const late = runInContext({ requestId: 'r-1', deadline: Date.now() + 300 }, () => write('late'));
    await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await busy;
    expect(await database.rows(`select 1 from note where text = 'late'`)).toHaveLength(0);
  });
});
