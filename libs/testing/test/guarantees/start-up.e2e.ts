import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** Runs a built process with only this environment. Resolves with its exit code and its output. */
async function run(
  entry: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [resolve(entry)], { env: { PATH: process.env.PATH, ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}

describe('a process that cannot start', () => {
  it('names every missing variable', async () => {
    const { code, output } = await run('services/jobs/dist/bundle/main.js', {});
    expect(code).toBe(1);
    expect(output).toContain('HEALTH_PORT');
    const gateway = await run('gateway/dist/bundle/main.js', { PORT: '1' });
    expect(gateway.code).toBe(1);
    expect(gateway.output).toMatch(/PUBLIC_URL[^]*SESSION_SECRET[^]*CAPTCHA_SECRET/);
  });

  it('names the port that is taken', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as AddressInfo;
    try {
      const { code, output } = await run('services/resume-parser/dist/bundle/main.js', {
        HOST: '127.0.0.1',
        HEALTH_PORT: String(port),
        REDIS_URL: process.env.TEST_REDIS_URL as string,
        STORAGE_URL: 'file:///tmp',
      });
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`EADDRINUSE.*${port}`));
    } finally {
      holder.close();
    }
  });
});
