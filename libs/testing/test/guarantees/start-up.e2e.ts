import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** Runs a built process with an environment of its own; answers how it ended and what it said. */
async function run(
  entry: string,
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [resolve(entry)], { env: { PATH: process.env.PATH, ...env } });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}

describe('a process that cannot start', () => {
  it('names every variable that is missing', async () => {
    const { code, said } = await run('services/jobs/dist/main.js', {});
    expect(code).toBe(1);
    expect(said).toContain('HEALTH_PORT');
    const gateway = await run('gateway/dist/main.js', { PORT: '1' });
    expect(gateway.code).toBe(1);
    expect(gateway.said).toMatch(/PUBLIC_URL[^]*SESSION_SECRET[^]*CAPTCHA_SECRET/);
  });

  it('says which port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as AddressInfo;
    try {
      const { code, said } = await run('services/resume-parser/dist/main.js', {
        HOST: '127.0.0.1',
        HEALTH_PORT: String(port),
        REDIS_URL: process.env.TEST_REDIS_URL as string,
        STORAGE_URL: 'file:///tmp',
      });
      expect(code).toBe(1);
      expect(said).toMatch(new RegExp(`EADDRINUSE.*${port}`));
    } finally {
      holder.close();
    }
  });
});
