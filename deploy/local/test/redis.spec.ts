import { Redis } from 'ioredis';
import { identify, isRunning, waitUntilGone } from '../bootstrap/pids.mjs';
import { startRedis, type RedisOptions, type RedisServer } from '../servers/redis.ts';
import { otherLauncher, temporaryFolder, until } from './helpers.ts';

const folder = temporaryFolder();
const options = { dataDir: folder.path };
const servers: RedisServer[] = [];
const start = async (more: Partial<RedisOptions> = {}) => {
  const server = await startRedis({ ...options, ...more });
  servers.push(server);
  return server;
};

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => folder.remove());

async function call(url: string, command: string, ...args: string[]): Promise<unknown> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    return await redis.call(command, ...args);
  } finally {
    redis.disconnect();
  }
}

describe('embedded Redis', () => {
  it('never evicts a message and writes what it acknowledges', async () => {
    const server = await start();
    const settings = await call(
      server.url,
      'CONFIG',
      'GET',
      'maxmemory-policy',
      'appendonly',
      'appendfsync',
      'bind',
    );
    expect((settings as string[]).sort()).toEqual(
      [
        'maxmemory-policy',
        'noeviction',
        'appendonly',
        'yes',
        'appendfsync',
        'everysec',
        'bind',
        '127.0.0.1',
      ].sort(),
    );
    expect(server.persistent).toBe(true);
  });

  it('requires its password', async () => {
    const server = await start();
    await expect(call(`redis://127.0.0.1:${server.port}`, 'PING')).rejects.toThrow('NOAUTH');
  });

  it('keeps data across a stop and across a SIGKILL, on the same port', async () => {
    const first = await start();
    await call(first.url, 'SET', 'kept', 'yes');
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    await call(second.url, 'SET', 'also', 'yes');
    const died = identify(second.pid);
    process.kill(second.pid, 'SIGKILL');
    await waitUntilGone(died, 5_000);
    const third = await start();
    expect(await call(third.url, 'MGET', 'kept', 'also')).toEqual(['yes', 'yes']);
  });

  it('ends with a launcher that was killed, and starts again on the same data', async () => {
    const other = await otherLauncher<{ pid: number; url: string }>(`
      const { startRedis } = await import(folder + 'servers/redis.ts');
      const { pid, url } = await startRedis(${JSON.stringify(options)});
      console.log(JSON.stringify({ pid, url }));`);
    const orphan = identify(other.output.pid);
    await call(other.output.url, 'SET', 'left', 'behind');
    await other.kill();

    const server = await start();
    expect(isRunning(orphan)).toBe(false);
    expect(await call(server.url, 'GET', 'left')).toBe('behind');
  });

  it('loses all data at a stop when it is not persistent', async () => {
    const memory = { dataDir: `${folder.path}/memory`, persistent: false };
    const first = await start(memory);
    await call(first.url, 'SET', 'kept', 'no');
    await first.stop();
    const second = await start(memory);
    expect(await call(second.url, 'GET', 'kept')).toBeNull();
    expect(second.persistent).toBe(false);
  });

  it('is restarted when it dies, with its data, and logs one line', async () => {
    const logged: string[] = [];
    const server = await start({ log: (text) => logged.push(text) });
    await call(server.url, 'SET', 'before', 'restart');
    process.kill(server.pid, 'SIGKILL');
    await until(() => logged.at(-1)?.includes('answers again'));
    expect(logged).toEqual([
      '[Redis] died (SIGKILL); starting it again',
      expect.stringMatching(/^\[Redis\] answers again/),
    ]);
    expect(await call(server.url, 'GET', 'before')).toBe('restart');
  });

  it('refuses a folder that is in use', async () => {
    await start();
    await expect(startRedis(options)).rejects.toThrow('already in use by this process');
  });
});
