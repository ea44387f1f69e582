import { Redis } from 'ioredis';
import { identify, isRunning, waitUntilGone } from '../pids.mjs';
import { startRedis } from '../redis.mjs';
import { otherLauncher, temporaryFolder, until } from './workbench.mjs';

const folder = temporaryFolder();
const options = { dataDir: folder.path };
/** @type {import('../redis.mjs').RedisServer[]} */
const servers = [];
const start = async (more = {}) => {
  const server = await startRedis({ ...options, ...more });
  servers.push(server);
  return server;
};

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => folder.remove());

async function ask(url, command, ...args) {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    return await redis.call(command, ...args);
  } finally {
    redis.disconnect();
  }
}

describe('embedded Redis', () => {
  it('never drops a message for room and writes what it acknowledges', async () => {
    const server = await start();
    const settings = await ask(
      server.url,
      'CONFIG',
      'GET',
      'maxmemory-policy',
      'appendonly',
      'appendfsync',
      'bind',
    );
    expect(settings.sort()).toEqual(
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

  it('wants its password', async () => {
    const server = await start();
    await expect(ask(`redis://127.0.0.1:${server.port}`, 'PING')).rejects.toThrow('NOAUTH');
  });

  it('keeps data across a stop and across its own violent death, on the same port', async () => {
    const first = await start();
    await ask(first.url, 'SET', 'kept', 'yes');
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    await ask(second.url, 'SET', 'also', 'yes');
    const died = identify(second.pid);
    process.kill(second.pid, 'SIGKILL');
    await waitUntilGone(died, 5_000);
    const third = await start();
    expect(await ask(third.url, 'MGET', 'kept', 'also')).toEqual(['yes', 'yes']);
  });

  it('ends with a launcher that was killed, and starts again on the same data', async () => {
    const other = await otherLauncher(`
      const { startRedis } = await import(folder + 'redis.mjs');
      const { pid, url } = await startRedis(${JSON.stringify(options)});
      console.log(JSON.stringify({ pid, url }));`);
    const orphan = identify(other.said.pid);
    await ask(other.said.url, 'SET', 'left', 'behind');
    await other.kill();

    const server = await start();
    expect(isRunning(orphan)).toBe(false);
    expect(await ask(server.url, 'GET', 'left')).toBe('behind');
  });

  it('forgets everything when asked to stay in memory', async () => {
    const memory = { dataDir: `${folder.path}/memory`, persistent: false };
    const first = await start(memory);
    await ask(first.url, 'SET', 'kept', 'no');
    await first.stop();
    const second = await start(memory);
    expect(await ask(second.url, 'GET', 'kept')).toBeNull();
    expect(second.persistent).toBe(false);
  });

  it('is started again when it dies, with its data, and says so in one line', async () => {
    const said = [];
    const server = await start({ say: (text) => said.push(text) });
    await ask(server.url, 'SET', 'before', 'restart');
    process.kill(server.pid, 'SIGKILL');
    await until(() => said.at(-1)?.includes('answers again'));
    expect(said).toEqual([
      '[Redis] died (SIGKILL); starting it again',
      expect.stringMatching(/^\[Redis\] answers again/),
    ]);
    expect(await ask(server.url, 'GET', 'before')).toBe('restart');
  });

  it('refuses a folder that is in use', async () => {
    await start();
    await expect(startRedis(options)).rejects.toThrow('already in use by this process');
  });
});
