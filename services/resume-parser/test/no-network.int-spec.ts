import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const guard = fileURLToPath(new URL('../dist/process/no-network.js', import.meta.url));

/** Runs code in a process without network, and returns the error or 'went through'. */
function attempt(code: string): string {
  const script = `
    await import(${JSON.stringify(guard)});
    try { ${code} } catch (error) { process.stdout.write(error.message); process.exit(0); }
    setTimeout(() => { process.stdout.write('went through'); process.exit(0); }, 200);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

describe('a parser process', () => {
  const server = createServer();

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server.close();
  });

  it.each([
    [
      'a socket',
      (port: number) => `const net = await import('node:net'); net.connect(${String(port)}, '127.0.0.1');`,
    ],
    [
      'a request',
      (port: number) =>
        `const http = await import('node:http'); http.get('http://127.0.0.1:${String(port)}/');`,
    ],
    ['fetch', (port: number) => `await fetch('http://127.0.0.1:${String(port)}/');`],
    ['a look-up', () => `const dns = await import('node:dns/promises'); await dns.lookup('localhost');`],
    [
      'a datagram',
      (port: number) =>
        `const dgram = await import('node:dgram'); dgram.createSocket('udp4').send('x', ${String(port)}, '127.0.0.1');`,
    ],
    ['listening', () => `const net = await import('node:net'); net.createServer().listen(0);`],
  ])('cannot use the network by %s', (_how, code) => {
    const { port } = server.address() as AddressInfo;
    expect(attempt(code(port))).toContain('no network');
  });
});
