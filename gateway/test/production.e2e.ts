import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestSystem, type TestSystem } from '@araucaria/testing';

const KNOWN = 'query Vagas { jobs { id title } }';

describe('in production', () => {
  let system: TestSystem;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<html><head><title>Página</title></head></html>');
    await writeFile(join(folder, 'persisted-documents.json'), JSON.stringify({ hash: KNOWN }));
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

  it('runs the site’s own operations, as clients send them', async () => {
    const visitor = system.visitor();
    for (const query of [KNOWN, KNOWN.replace('{ id', '{ __typename id')]) {
      const { body } = await visitor.graphql<{ jobs: object[] }>(query);
      expect(body.data.jobs.length).toBeGreaterThan(0);
    }
  });

  it.each([
    '{ jobs { id } }',
    '{ __schema { types { name } } }',
    'query Vagas { jobs { id title isSystem } }',
  ])('refuses %s', async (query) => {
    const { body } = await system.visitor().graphql(query);
    expect(body).toMatchObject({
      errors: [{ extensions: { code: expect.stringMatching(/FORBIDDEN|VALIDATION_FAILED/) } }],
    });
    expect(body).not.toHaveProperty('data.jobs');
    expect(JSON.stringify(body)).not.toContain('Query');
  });

  it('keeps the session’s cookie to TLS, and browsers too', async () => {
    const visitor = system.visitor();
    const secure = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'talentos.example',
      'x-forwarded-for': '203.0.113.9',
    };
    const recaptchaToken = await system.captcha();
    const login = { username: 'admin', password: 'uma-senha-que-ninguem-adivinha', recaptchaToken };
    const { status, headers } = await visitor.send('POST', '/api/auth/login', login, {
      ...secure,
      origin: 'https://talentos.example',
    });
    expect(status).toBe(200);
    expect(headers.getSetCookie().join()).toMatch(/araucaria_session=.*; HttpOnly; Secure; SameSite=Lax/);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect((await visitor.send('GET', '/api/auth/me', undefined, secure)).status).toBe(200);
  });

  it('sends what the build compressed', async () => {
    const path = '/assets/large-a1b2c3.js';
    const answer = await fetch(system.url + path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.text()).toContain('export const x');
    const plain = await fetch(system.url + path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });
});
