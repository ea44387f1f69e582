import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { eventually, startTestSystem, type TestSystem } from '@araucaria/testing';

async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket.resume();
}

/** Sends the parts and resolves with the text that arrives until the server ends the connection. */
async function request(socket: Socket, ...parts: (string | Buffer)[]): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = once(socket, 'end');
  for (const part of parts) socket.write(part);
  await ended;
  return text;
}

describe('HTTP', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs'],
      env: { METRICS_TOKEN: 'the-collectors-token' },
    });
  });
  afterAll(() => system?.stop());

  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(system.url + path, init);
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };

  it.each([
    ['an unknown call', '/api/nothing', 'GET', 404, 'NOT_FOUND'],
    ['an unknown call below a known one', '/api/jobs/1/nothing', 'GET', 404, 'NOT_FOUND'],
    ['a method that a call does not have', '/api/jobs', 'PATCH', 405, 'METHOD_NOT_ALLOWED'],
    ['the bare prefix', '/api', 'GET', 404, 'NOT_FOUND'],
    ['a path that cannot be decoded', '/api/%zz', 'GET', 400, 'VALIDATION_FAILED'],
    ['an id that is no number', '/api/jobs/abc', 'GET', 400, 'VALIDATION_FAILED'],
    ['an id that no record can have', '/api/jobs/99999999999999999999', 'GET', 404, 'NOT_FOUND'],
    ['an id of nothing', '/api/jobs/2147483647', 'GET', 404, 'NOT_FOUND'],
  ])('responds to %s with the common error format', async (_what, path, method, statusCode, code) => {
    const { status, body } = await send(path, { method });
    expect(status).toBe(statusCode);
    expect(body).toMatchObject({ statusCode, code, message: expect.stringMatching(/[a-zçã]{3}/) });
  });

  it.each([
    ['/api/jobs', 'PUT', 'GET, HEAD, POST'],
    ['/api/jobs/101', 'OPTIONS', 'DELETE, GET, HEAD, PUT'],
    ['/api/auth/login', 'GET', 'POST'],
    ['/graphql', 'PUT', 'POST'],
    ['/robots.txt', 'DELETE', 'GET, HEAD'],
    ['/health/live', 'POST', 'GET, HEAD'],
  ])('names the methods of %s to %s', async (path, method, allowed) => {
    const { status, headers } = await send(path, { method });
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
  });

  it.each([
    ['broken JSON', '{oops', 'application/json', 400, 'VALIDATION_FAILED'],
    ['a JSON text', '"x"', 'application/json', 400, 'VALIDATION_FAILED'],
    ['a JSON list', '[]', 'application/json', 400, 'VALIDATION_FAILED'],
    ['very deep JSON', '['.repeat(50_000) + ']'.repeat(50_000), 'application/json', 400, 'VALIDATION_FAILED'],
    ['a hidden prototype', '{"__proto__":{"isAdmin":true}}', 'application/json', 400, 'VALIDATION_FAILED'],
    ['too much', JSON.stringify('x'.repeat(300_000)), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    [
      'very many fields',
      `{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":1`).join()}}`,
      'application/json',
      400,
      'VALIDATION_FAILED',
    ],
    ['very many items', `[${'{},'.repeat(50_000)}{}]`, 'application/json', 400, 'VALIDATION_FAILED'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['XML', '<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuses %s', async (_what, body, type, statusCode, code) => {
    const answer = await send('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: statusCode, body: { statusCode, code } });
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\(|node_modules|SyntaxError/);
  });

  it('treats an empty body as missing, whatever its content type', async () => {
    const admin = await system.admin();
    const json = { 'content-type': 'application/json' };
    expect((await admin.send('DELETE', '/api/jobs/2147483647', undefined, json)).status).toBe(404);
    expect((await admin.send('POST', '/api/auth/logout', undefined, json)).status).toBe(204);
  });

  it('returns a request id, the caller’s own if it is safe to log', async () => {
    const own = await send('/api/jobs', {});
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const kept = await send('/api/jobs', { headers: { 'x-request-id': 'abc-12345' } });
    expect(kept.headers.get('x-request-id')).toBe('abc-12345');
    const forged = await send('/api/jobs', { headers: { 'x-request-id': 'a b{}"' } });
    expect(forged.headers.get('x-request-id')).not.toContain('{');
  });

  it('keeps no request id of a caller with a refusal', async () => {
    const stated = 'zqz.Maria-da-Silva.cpf-123.456.789-00';
    const { status, headers } = await send('/api/candidates', { headers: { 'x-request-id': stated } });
    expect([status, headers.get('x-request-id')]).toEqual([401, stated]);
    const [entry] = await eventually(async () => {
      const found = await system.rows<{ request_id: string; entry: string }>(
        `select request_id, e::text as entry from users.visitor_refusal e where place = 'GET /api/candidates'`,
      );
      return found.length > 0 && found;
    });
    expect(entry?.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(entry?.entry).not.toContain('Maria');
  });

  it('responds with 503 and the request id while a service is down, without further details', async () => {
    const { status, body } = await (await system.admin()).get('/api/candidates');
    expect(status).toBe(503);
    expect(body).toEqual({
      statusCode: 503,
      code: 'UNAVAILABLE',
      message: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('ignores the timestamp parameter of old clients', async () => {
    expect((await send('/api/jobs?_=1763700000000', {})).status).toBe(200);
  });

  it('sends security headers', async () => {
    const { headers } = await send('/api/jobs', {});
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/google/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('permissions-policy')).toMatch(
      /clipboard-write=\(self\).*publickey-credentials-get=\(self\)/,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('lets other sites show the logo and the preview picture, but nothing else', async () => {
    const policyAt = async (path: string) =>
      (await fetch(system.url + path)).headers.get('cross-origin-resource-policy');
    for (const path of ['/logo.png', '/previa.png', '/favicon.svg', '/favicon.ico'])
      expect([path, await policyAt(path)]).toEqual([path, 'cross-origin']);
    for (const path of ['/', '/login', '/api/jobs', '/vagas.rss', '/color-scheme.js', '/api/resumes/x.pdf'])
      expect([path, await policyAt(path)]).toEqual([path, 'same-origin']);
  });

  it('has a security.txt', async () => {
    const answer = await fetch(`${system.url}/.well-known/security.txt`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toMatch(/^Contact: mailto:\S+\nExpires: 20\d\d-.*Z\n/);
  });

  it('exposes metrics to this machine and to the token of the collector only', async () => {
    expect((await fetch(`${system.url}/metrics`)).status).toBe(200);
    const proxied = await fetch(`${system.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(proxied.status).toBe(401);
    const collect = (token: string) =>
      fetch(`${system.url}/metrics`, {
        headers: { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` },
      });
    expect((await collect('the-collectors-token')).status).toBe(200);
    for (const token of ['', 'x', 'the-collectors-tokem']) expect((await collect(token)).status).toBe(401);
  });

  it('reads an oversized body to its end and responds with 413', async () => {
    const body = Buffer.alloc(12 * 1024 * 1024, 'A');
    const head = 'POST /api/candidates HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json';
    const connection = await openConnection(system.url);
    const answer = await request(
      connection,
      `${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
      body,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('PAYLOAD_TOO_LARGE');
  });

  it('responds as usual until it accepts no more connections, so that a proxy sends the next request elsewhere', async () => {
    const connected = await openConnection(system.url);
    const neverUsed = await openConnection(system.url);
    // A request without the end of its body: the gateway waits for it, longer than the next connection takes on a busy machine.
    const unfinished = await openConnection(system.url);
    const head = 'POST /api/candidates HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json';
    unfinished.write(`${head}\r\nContent-Length: 2\r\n\r\n{`);
    let isStopping = true;
    const stopped = system.running
      .process('gateway')
      .stop()
      .finally(() => (isStopping = false));
    const outcomes = new Set<number | 'no connection'>();
    const send = async () => {
      while (isStopping)
        outcomes.add(
          await fetch(`${system.url}/api/jobs`, { headers: { connection: 'close' } }).then(
            async (response) => {
              await response.arrayBuffer();
              return response.status;
            },
            () => 'no connection',
          ),
        );
    };
    const late = eventually(async () => {
      const probe = await openConnection(system.url).catch(() => undefined);
      return !probe?.destroy();
    })
      .then(() => request(connected, 'GET /api/jobs HTTP/1.1\r\nHost: localhost\r\n\r\n'))
      .finally(() => unfinished.destroy());
    await Promise.all([stopped, send(), send(), send(), send()]);
    expect(await late).toMatch(/^HTTP\/1\.1 200 /);
    // A connection without a request does not keep it from closing.
    expect(await readFile(join(system.dataDir, 'logs', 'gateway.log'), 'utf8')).toContain('"msg":"stopped"');
    neverUsed.destroy();
    outcomes.delete('no connection');
    expect([...outcomes]).toEqual([200]);
  });
});
