import { processEnv } from '../system/process-env.ts';
import { PROCESSES } from '../system/processes.ts';
import { secretsOf } from '../system/secrets.ts';
import { temporaryFolder } from './helpers.ts';

const ENVIRONMENT = { ...process.env };
const folder = temporaryFolder();

afterEach(() => {
  process.env = { ...ENVIRONMENT };
});
afterAll(() => {
  folder.remove();
});

function environmentsOfAll(): NodeJS.ProcessEnv[] {
  return PROCESSES.map((kind) =>
    processEnv(
      { kind, index: 0, mainPort: 1, healthPort: 2 },
      {
        ...{ dataDir: folder.path, databaseUrl: 'postgres://owner@127.0.0.1/x', smtpUrl: 'smtp://127.0.0.1' },
        ...{ redisUrl: () => 'redis://127.0.0.1', url: 'http://localhost', secrets: secretsOf(folder.path) },
        ...{ members: [], env: {} },
      },
    ),
  );
}

describe('the clock of a process', () => {
  it('is that of the test which starts it, also as if on another day', () => {
    process.env.FAKETIME = '+30d';
    expect(environmentsOfAll().map(({ FAKETIME }) => FAKETIME)).toEqual(PROCESSES.map(() => '+30d'));
  });

  it('is that of the machine outside tests: no library is loaded into a process of the product', () => {
    process.env.LD_PRELOAD = '/lib/other.so';
    process.env.FAKETIME = '+30d';
    delete process.env.JEST_WORKER_ID;
    for (const environment of environmentsOfAll()) {
      expect(environment).not.toHaveProperty('LD_PRELOAD');
      expect(environment).not.toHaveProperty('FAKETIME');
    }
  });
});
