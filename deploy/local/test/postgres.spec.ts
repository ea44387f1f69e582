import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { identify, isRunning, waitUntilGone } from '../bootstrap/pids.mjs';
import { isPortFree } from '../servers/ports.ts';
import { startPostgres, type PostgresOptions, type PostgresServer } from '../servers/postgres.ts';
import { otherLauncher, temporaryFolder, until } from './helpers.ts';

const folder = temporaryFolder();
const options = { dataDir: folder.path, durable: false };
const servers: PostgresServer[] = [];
const start = async (more: Partial<PostgresOptions> = {}) => {
  const server = await startPostgres({ ...options, ...more });
  servers.push(server);
  return server;
};

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => folder.remove());

async function query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  it('answers on the loopback interface, with the extensions and case rules that the product needs', async () => {
    const server = await start();
    await query(
      server.url,
      'create extension if not exists unaccent; create extension if not exists pg_trgm; create extension if not exists citext',
    );
    const [row] = await query<{ trigrams: string[] }>(
      server.url,
      `select unaccent('Ação') as plain, upper('ção') as upper, show_trgm('não') as trigrams,
              current_setting('listen_addresses') as listens, current_setting('timezone') as timezone`,
    );
    expect(row).toMatchObject({ plain: 'Acao', upper: 'ÇÃO', listens: '127.0.0.1', timezone: 'UTC' });
    // One word, not two split at the accent.
    expect(row?.trigrams).toHaveLength(4);
    expect(server).toMatchObject({
      server: expect.stringMatching(/^PostgreSQL 18\./),
      persistent: false,
      url: expect.stringMatching(/\/araucaria$/),
    });
  });

  it('logs errors without the values of rows and statements', async () => {
    const server = await start();
    await query(server.url, 'create table contact (email text unique)');
    const insert = () => query(server.url, "insert into contact values ('maria@privado.example')");
    await insert();
    await expect(insert()).rejects.toMatchObject({ detail: expect.stringContaining('maria@') });
    const log = readFileSync(join(folder.path, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value');
    expect(log).not.toContain('maria@');
  });

  it('keeps data across a stop, on the same port', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(isRunning(identify(first.pid))).toBe(false);
    expect(await isPortFree(first.port)).toBe(true);

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is durable by default', async () => {
    const server = await start({ durable: true });
    expect(
      await query(
        server.url,
        `select current_setting('fsync') || current_setting('synchronous_commit') as how`,
      ),
    ).toEqual([{ how: 'onon' }]);
    expect(server.persistent).toBe(true);
  });

  it('ends with a launcher that was killed, and starts again on the same data', async () => {
    const other = await otherLauncher<{ pid: number; url: string }>(`
      const { startPostgres } = await import(folder + 'servers/postgres.ts');
      const { pid, url } = await startPostgres(${JSON.stringify(options)});
      console.log(JSON.stringify({ pid, url }));`);
    const orphan = identify(other.output.pid);
    await query(other.output.url, 'create table left_behind as select 1 as n');
    await other.kill();

    const server = await start();
    expect(isRunning(orphan)).toBe(false);
    expect(await query(server.url, 'select n from left_behind')).toEqual([{ n: 1 }]);
  });

  it('recovers from a SIGKILL', async () => {
    const first = await start();
    await query(first.url, 'create table before_crash as select 1 as n');
    const died = identify(first.pid);
    process.kill(first.pid, 'SIGKILL');
    await waitUntilGone(died, 5_000);

    const second = await start();
    expect(await query(second.url, 'select n from before_crash')).toEqual([{ n: 1 }]);
  });

  it('is restarted when it dies, under the same address, and logs one line', async () => {
    const logged: string[] = [];
    const server = await start({ log: (text) => logged.push(text) });
    await query(server.url, 'create table before_restart as select 1 as n');
    const died = identify(server.pid);
    process.kill(server.pid, 'SIGKILL');
    await waitUntilGone(died, 5_000);
    await until(() => logged.at(-1)?.includes('answers again'));
    expect(logged[0]).toBe('[PostgreSQL] died (SIGKILL); starting it again');
    expect(await query(server.url, 'select n from before_restart')).toEqual([{ n: 1 }]);
    const second = identify(server.pid);
    await server.stop();
    expect(isRunning(second)).toBe(false);
  });

  it('refuses a folder that is in use', async () => {
    await start();
    await expect(startPostgres(options)).rejects.toThrow('already in use by this process');
  });

  it('refuses a required port that is taken, with the reason', async () => {
    const first = await start();
    const elsewhere = temporaryFolder();
    await expect(
      startPostgres({ dataDir: elsewhere.path, durable: false, port: first.port }),
    ).rejects.toThrow(/did not start[^]*could not bind|in use/);
    elsewhere.remove();
  });
});
