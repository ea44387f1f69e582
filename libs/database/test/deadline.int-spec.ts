import { Migration } from '@mikro-orm/migrations';
import { Test, type TestingModule } from '@nestjs/testing';
import { PlatformModule, runInContext } from '@araucaria/platform';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { Database, DatabaseModule, MESSAGING_TABLES } from '../src/index.js';

/** More than the service has connections. */
const BURST = 40;

class CreateNote extends Migration {
  override up(): void {
    this.addSql('create table note (text text not null)');
    this.addSql(MESSAGING_TABLES);
  }
}

describe('a unit of work that waits for a free connection', () => {
  let disposable: TestDatabase;
  let module: TestingModule;
  let database: Database;

  beforeAll(async () => {
    disposable = await createTestDatabase();
    process.env.DATABASE_URL = disposable.url;
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

  /** Everybody's connection is taken for as long. */
  const occupy = (seconds: number) =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction((em) => em.execute('select pg_sleep(?)', [seconds])),
      ),
    );

  it('is done as long as somebody waits for it, however many came at once', async () => {
    const busy = occupy(4);
    await Promise.all(Array.from({ length: BURST }, () => write('patient')));
    await busy;
    expect(await database.rows(`select 1 from note where text = 'patient'`)).toHaveLength(BURST);
  });

  it('is not done any more once the caller has been told that it failed', async () => {
    const busy = occupy(1);
    const late = runInContext({ requestId: 'r-1', deadline: Date.now() + 300 }, () => write('late'));
    await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await busy;
    expect(await database.rows(`select 1 from note where text = 'late'`)).toHaveLength(0);
  });
});
