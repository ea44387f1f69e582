import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Visitor, startTestSystem, type TestSystem } from '@araucaria/testing';
import { HOSTILE_DOCUMENTS } from './hostile-documents.js';

const KNOWN = 'query Vagas { jobs { id title } }';
const TYPED = 'mutation Nova($input: JobInput!) { createJob(input: $input) { id } }';
const UNKNOWN = { errors: [{ message: 'Operação desconhecida.', extensions: { code: 'FORBIDDEN' } }] };

/** As nginx with `proxy_add_x_forwarded_for`: appends the address of the client, which the test chooses. */
function startProxy(target: string): Server {
  return createServer((incoming, outgoing) => {
    const { 'x-client': client, 'x-forwarded-for': claimed, ...headers } = incoming.headers;
    const forward = request(
      target + incoming.url,
      {
        method: incoming.method,
        headers: {
          ...headers,
          host: 'talentos.example',
          'x-forwarded-for': [claimed, client].filter(Boolean).join(', '),
          'x-forwarded-proto': 'https',
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(forward);
  });
}

describe('in production', () => {
  let system: TestSystem;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<html><head><title>Página</title></head></html>');
    await writeFile(join(folder, 'persisted-documents.json'), JSON.stringify({ one: KNOWN, two: TYPED }));
    const script = Buffer.from('export const x = 1;'.repeat(200));
    await writeFile(join(folder, 'assets', 'large-a1b2c3.js'), script);
    await writeFile(join(folder, 'assets', 'large-a1b2c3.js.br'), brotliCompressSync(script));
    system = await startTestSystem({
      parts: ['jobs', 'users'],
      env: {
        NODE_ENV: 'production',
        RATE_LIMITS: 'on',
        SITE_DIR: folder,
        PUBLIC_URL: 'https://talentos.example',
        TRUSTED_PROXIES: '127.0.0.1/8,::1',
        ADMIN_PASSWORD: 'uma-senha-que-ninguem-adivinha',
        EMPLOYEE_PASSWORD: 'outra-senha-que-ninguem-adivinha',
      },
    });
  });
  afterAll(async () => {
    await system?.stop();
    await rm(folder, { recursive: true });
  });

  it('executes the operations of the site', async () => {
    const { body } = await system.visitor().graphql<{ jobs: object[] }>(KNOWN);
    expect(body.data.jobs.length).toBeGreaterThan(0);
  });

  it.each([
    '{ jobs { id } }',
    '{ __schema { types { name } } }',
    'query Vagas { jobs { id title isSystem } }',
    // A typing error, and a syntax error: neither is read.
    '{ jbos { id } }',
    ')',
  ])('refuses %s without parsing it', async (query) => {
    expect(await system.visitor().graphql(query)).toMatchObject({ status: 403, body: UNKNOWN });
  });

  it.each(HOSTILE_DOCUMENTS)('refuses %s', async (_name, query) => {
    const { status, body } = await system.visitor().graphql(query);
    if (query.length > 256 * 1024) expect(status).toBe(413);
    else expect({ status, body }).toMatchObject({ status: 403, body: UNKNOWN });
  });

  it('does not serve the list of its operations', async () => {
    expect((await system.visitor().get('/persisted-documents.json')).status).toBe(404);
  });

  it('does not reveal the schema in errors about variables', async () => {
    const { body } = await system.visitor().graphql(TYPED, { input: { departmnet: 'x', type: 'CLTT' } });
    expect(body.errors?.[0]?.extensions).toEqual({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      fault: 'BAD_USER_INPUT',
    });
    expect(JSON.stringify(body)).not.toMatch(/Did you mean|department"|JobInput/);
  });

  describe('through a proxy that ends TLS', () => {
    let proxy: Server;
    let url: string;
    beforeAll(async () => {
      proxy = startProxy(system.url);
      await once(proxy.listen(0, '127.0.0.1'), 'listening');
      url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    });
    afterAll(() => proxy?.close());

    /** A request of a browser at `address`, which the proxy passes on. */
    const from = (address: string) => ({ 'x-client': address, origin: 'https://talentos.example' });

    it('sets the session cookie for TLS only', async () => {
      const visitor = new Visitor(url);
      const recaptchaToken = await system.captcha();
      const login = { username: 'admin', password: 'uma-senha-que-ninguem-adivinha', recaptchaToken };
      const { status, headers } = await visitor.send('POST', '/api/auth/login', login, from('203.0.113.9'));
      expect(status).toBe(200);
      expect(headers.getSetCookie().join()).toMatch(
        /^__Host-araucaria_session=[^;]*; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
      expect((await visitor.send('GET', '/api/auth/me', undefined, from('203.0.113.9'))).status).toBe(200);
    });

    it('counts visitors separately, and ignores forged addresses', async () => {
      const send = (address: string, claimed: string) =>
        new Visitor(url).send(
          'POST',
          '/api/candidates',
          {},
          { ...from(address), 'x-forwarded-for': claimed },
        );
      for (let n = 0; n < 10; n++) expect((await send('203.0.113.10', `192.0.2.${n}`)).status).toBe(400);
      expect((await send('203.0.113.10', '192.0.2.99')).status).toBe(429);
      expect((await send('203.0.113.11', '203.0.113.10')).status).toBe(400);
    });
  });

  it('sends the compressed files of the build', async () => {
    const path = '/assets/large-a1b2c3.js';
    const answer = await fetch(system.url + path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.text()).toContain('export const x');
    const plain = await fetch(system.url + path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    // The compressed file has no address.
    expect((await fetch(`${system.url}${path}.br`)).status).toBe(404);
  });
});
