import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identify, isRunning, waitUntilGone } from '../bootstrap/pids.mjs';
import type { ManagedProcess } from '../system/managed-process.ts';
import type { ProcessKind } from '../system/processes.ts';
import { startSystem, type RunningSystem, type SystemOptions } from '../system/system.ts';
import { otherLauncher, temporaryFolder, until } from './helpers.ts';

const entry = fileURLToPath(new URL('./fake-process.ts', import.meta.url));
const variables = ['BROKEN', 'DIES_ONCE_READY', 'JOBS_RPC', 'PORT_TAKEN_ONCE', 'STOPS_AT_ONCE'];
const kinds: ProcessKind[] = [
  { name: 'jobs', entry, kind: 'service', variables },
  { name: 'resume-parser', entry, kind: 'worker', variables },
  {
    name: 'gateway',
    entry,
    kind: 'gateway',
    variables: [...variables, 'PORT', 'PUBLIC_URL', 'SESSION_SECRET', 'TRUSTED_PROXIES'],
  },
];
const folder = temporaryFolder();
const options = {
  dataDir: folder.path,
  databaseUrl: 'postgresql://nobody@127.0.0.1:1/none',
  redisUrl: 'redis://127.0.0.1:1',
  smtpUrl: 'smtp://127.0.0.1:1',
  replicas: { jobs: 2 },
  quiet: true,
  kinds,
};
type Environment = Record<string, string> & { helper: number };
let system: RunningSystem | undefined;
const start = async (more: Partial<SystemOptions> = {}) =>
  (system = await startSystem({ ...options, ...more }));
const environment = async (process: ManagedProcess) =>
  (await (await fetch(process.healthUrl.replace('/health/ready', '/env'))).json()) as Environment;

afterEach(async () => {
  await system?.stop();
  system = undefined;
});
afterAll(() => folder.remove());

describe('the system', () => {
  it('starts replicas that know each other, and keeps its secrets', async () => {
    const first = await start({ env: { LOG_LEVEL: 'warn' } });
    expect(first.processes.map(({ label }) => label)).toEqual(['jobs', 'jobs#2', 'resume-parser', 'gateway']);
    const [one, two, parser, gateway] = (await Promise.all(first.processes.map(environment))) as [
      Environment,
      Environment,
      Environment,
      Environment,
    ];
    expect(gateway.JOBS_RPC).toBe(`127.0.0.1:${one.RPC_PORT},127.0.0.1:${two.RPC_PORT}`);
    expect(parser.RPC_PORT).toBeUndefined();
    expect(gateway).toMatchObject({
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: first.url,
    });
    expect(first.url).toBe(`http://localhost:${gateway.PORT}`);
    expect(gateway).not.toHaveProperty('JEST_WORKER_ID');

    await first.stop();
    const again = await environment((await start()).process('gateway'));
    expect(again.SESSION_SECRET).toBe(gateway.SESSION_SECRET);
  });

  it('starts again with other ports when another program has taken one', async () => {
    const taken = join(folder.path, 'taken-port');
    const { processes } = await start({
      supervise: false,
      replicas: { jobs: 1 },
      env: { PORT_TAKEN_ONCE: taken },
    });
    const jobs = await environment(processes[0] as ManagedProcess);
    expect(readFileSync(taken, 'utf8')).toMatch(/^\d+$/);
    expect(jobs.RPC_PORT).not.toBe(readFileSync(taken, 'utf8'));
  });

  it('gives several gateways one address, which answers while one of them is restarted', async () => {
    const system = await start({ replicas: { gateway: 2 }, env: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    expect(system.urls).toHaveLength(2);
    expect(system.urls).not.toContain(system.url);
    const portsOfFour = async (): Promise<Set<unknown>> => {
      const ports = new Set<unknown>();
      for (let requests = 0; requests < 4; requests++) {
        // A connection has one gateway.
        const options = { method: 'POST', headers: { connection: 'close' } };
        const response = await fetch(`${system.url}/env`, options);
        const { PORT, PUBLIC_URL, TRUSTED_PROXIES } = (await response.json()) as Environment;
        ports.add(PORT);
        expect({ PUBLIC_URL, TRUSTED_PROXIES }).toEqual({
          PUBLIC_URL: system.url,
          TRUSTED_PROXIES: '10.0.0.0/8',
        });
      }
      return ports;
    };
    // The second gateway may be found ready some milliseconds before the first one, which all requests go to from then on.
    const firstPort = new URL(system.urls[0] ?? '').port;
    await until(async () => {
      const ports = await portsOfFour();
      return ports.size === 1 && ports.has(firstPort);
    });

    const pids = system.processes.map(({ pid }) => pid);
    let isRestarting = true;
    const restart = system.rollingRestart({ only: ({ name }) => name === 'gateway' });
    void restart.finally(() => (isRestarting = false));
    while (isRestarting)
      expect((await fetch(`${system.url}/env`, { headers: { connection: 'close' } })).status).toBe(200);
    await restart;
    const restarted = system.processes.filter(({ pid }, index) => pid !== pids[index]);
    expect(restarted.map(({ label }) => label)).toEqual(['gateway', 'gateway#2']);
  });

  it('restarts a gateway that stops at once, as those of earlier releases, without a failed request', async () => {
    const system = await start({ replicas: { gateway: 2 }, env: { STOPS_AT_ONCE: 'yes' } });
    const outcomes = new Set<unknown>();
    const visit = async (): Promise<void> => {
      const sent = fetch(`${system.url}/env`, { headers: { connection: 'close' } });
      outcomes.add(
        await sent.then(
          ({ status }) => status,
          (error: unknown) => error,
        ),
      );
    };
    let isRestarting = true;
    const visits = Array.from({ length: 8 }, async () => {
      while (isRestarting) await visit();
    });
    // The restart begins while requests are being handled.
    await visit();
    await system
      .rollingRestart({ only: ({ name }) => name === 'gateway' })
      .finally(() => (isRestarting = false));
    await Promise.all(visits);
    expect([...outcomes]).toEqual([200]);
  });

  it('gives a process only the variables that it reads', async () => {
    process.env.FOREIGN_SECRET = 'not-for-us';
    const system = await start();
    for (const running of system.processes) {
      const { DATABASE_URL, FOREIGN_SECRET, SESSION_SECRET } = await environment(running);
      expect([DATABASE_URL, FOREIGN_SECRET]).toEqual([undefined, undefined]);
      expect([running.name, SESSION_SECRET === undefined]).toEqual([
        running.name,
        running.name !== 'gateway',
      ]);
    }
    delete process.env.FOREIGN_SECRET;
  });

  it('refuses a variable that no process reads', async () => {
    await expect(start({ env: { SESSION_SECRETS: 'x' } })).rejects.toThrow(
      'No process reads SESSION_SECRETS',
    );
  });

  it('restarts a killed process under its address, and ends its children', async () => {
    const system = await start();
    const parser = system.process('resume-parser');
    const before = await environment(parser);
    const pid = parser.pid;
    parser.kill('SIGKILL');
    expect(await parser.exited).toEqual({ code: null, signal: 'SIGKILL' });
    await system.ready();
    expect(parser.pid).not.toBe(pid);
    const after = await environment(parser);
    expect(after.HEALTH_PORT).toBe(before.HEALTH_PORT);
    await waitUntilGone(identify(before.helper), 2_000);
    expect(isRunning(identify(before.helper))).toBe(false);
  });

  it('leaves a killed process dead without supervision, until it is restarted', async () => {
    const { process: find } = await start({ supervise: false });
    const jobs = find('jobs', 1);
    jobs.kill('SIGKILL');
    await jobs.exited;
    expect(jobs.isRunning).toBe(false);
    await jobs.restart();
    expect(await jobs.isReady()).toBe(true);
  });

  it('reports why a process does not start, and leaves no process behind', async () => {
    await expect(start({ env: { BROKEN: 'yes' } })).rejects.toThrow(
      /did not start[^]*DATABASE_URL is missing/,
    );
    expect(readFileSync(`${folder.path}/logs/jobs.log`, 'utf8')).toContain('DATABASE_URL is missing');
  });

  it('is not ready while a process dies again after it was ready, and names that process', async () => {
    await expect(start({ env: { DIES_ONCE_READY: 'yes' } })).rejects.toThrow(
      /^jobs(#2)? did not start[^]*Error: the queue is gone$/,
    );
  });

  it('ends with a launcher that was killed', async () => {
    const other = await otherLauncher<number[]>(`
      const { startSystem } = await import(folder + 'system/system.ts');
      const { processes } = await startSystem(${JSON.stringify(options)});
      console.log(JSON.stringify(processes.map(({ pid }) => pid)));`);
    const orphans = other.output.map((pid) => identify(pid));
    expect(orphans.every(isRunning)).toBe(true);
    await other.kill();
    for (const orphan of orphans) expect(await waitUntilGone(orphan, 8_000)).toBe(true);
  });
});
