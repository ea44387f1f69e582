import { Redis } from 'ioredis';
import type { Visitor } from '@araucaria/testing';
import { startTestSystem, testRedisUrl, type TestSystem } from '@araucaria/testing';
import { holdNewPassword } from './second-factor-accounts.js';

const COOKIE = 'araucaria_session';
const cookieOf = (headers: Headers): string | undefined =>
  headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`));
const valueOf = (headers: Headers): string => /^[^=]+=([^;]*)/.exec(cookieOf(headers) ?? '')?.[1] ?? '';

describe('sessions', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  const login = async (visitor: Visitor, username = 'admin', password = 'senha-do-teste-2026') => {
    const answer = await visitor.login(username, password);
    expect(answer.status).toBe(200);
    return answer;
  };

  it('gives visitors no cookie and no user', async () => {
    const visitor = system.visitor();
    expect(cookieOf((await visitor.get('/api/jobs')).headers)).toBeUndefined();
    expect(await visitor.get('/api/auth/me')).toMatchObject({
      status: 401,
      body: { statusCode: 401, code: 'UNAUTHENTICATED' },
    });
    expect((await visitor.graphql<{ me: null }>('{ me { id } }')).body.data.me).toBeNull();
  });

  it('responds to a login with the user and an opaque, HTTP-only cookie', async () => {
    const visitor = system.visitor();
    const { body, headers } = await login(visitor);
    expect(body).toMatchObject({ username: 'admin', isAdmin: true, isEmployee: false });
    expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
    expect(cookieOf(headers)).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(cookieOf(headers)).not.toContain('admin');
    expect(await visitor.get('/api/auth/me')).toMatchObject({ status: 200, body: { username: 'admin' } });
    const { data } = (await visitor.graphql<{ me: object }>('{ me { username isAdmin } }')).body;
    expect(data.me).toEqual({ username: 'admin', isAdmin: true });
  });

  it('stores the session in Redis for twelve hours, by a digest of its id', async () => {
    const visitor = system.visitor();
    const id = decodeURIComponent(valueOf((await login(visitor)).headers)).split('.')[0] ?? '';
    const redis = new Redis(testRedisUrl());
    try {
      const keys = await redis.keys(`${system.redisPrefix}:session:*`);
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.join()).not.toContain(id);
      const lives = await Promise.all(keys.map((key) => redis.pttl(key)));
      expect(Math.max(...lives)).toBeGreaterThan(11.9 * 3_600_000);
    } finally {
      redis.disconnect();
    }
  });

  it('gives every login a new id and ends the session that the cookie named before', async () => {
    const visitor = system.visitor();
    const first = valueOf((await login(visitor)).headers);
    const second = valueOf((await login(visitor)).headers);
    expect(second).not.toBe(first);
    const thief = system.visitor();
    expect(
      await thief.send('GET', '/api/auth/me', undefined, { cookie: `${COOKIE}=${first}` }),
    ).toMatchObject({
      status: 401,
    });
  });

  it('ends only the current session at logout', async () => {
    const [here, there] = [system.visitor(), system.visitor()];
    const { headers } = await login(here);
    await login(there);
    expect((await here.post('/api/auth/logout')).status).toBe(204);
    const replayed = { cookie: `${COOKIE}=${valueOf(headers)}` };
    expect((await system.visitor().send('GET', '/api/auth/me', undefined, replayed)).status).toBe(401);
    expect((await there.get('/api/auth/me')).status).toBe(200);
  });

  it('ignores a cookie with a wrong signature', async () => {
    const forged = { cookie: `${COOKIE}=${'A'.repeat(32)}.${'B'.repeat(43)}` };
    expect((await system.visitor().send('GET', '/api/auth/me', undefined, forged)).status).toBe(401);
  });

  it('refuses a login whose password is replaced after it was verified', async () => {
    const user = { username: 'trocada.no.meio', password: 'senha-de-antes-31' };
    expect((await (await system.admin()).post('/api/auth/register', user)).status).toBe(201);
    const { replaced } = await holdNewPassword(system, user.username);
    const visitor = system.visitor();
    const { status, body } = await visitor.login(user.username, user.password);
    await replaced;
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    await login(system.visitor(), user.username);
  });

  it('responds alike to an unknown user and a wrong password', async () => {
    const answers = await Promise.all(
      [
        ['nobody-of-that-name', 'senha-do-teste-2026'],
        ['admin', 'wrong-password'],
      ].map(([name, password]) => system.visitor().login(name as string, password as string)),
    );
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 401,
        body: { statusCode: 401, code: 'INVALID_CREDENTIALS', message: 'Usuário ou senha incorretos' },
      });
  });

  it('names the missing fields of a login', async () => {
    expect((await system.visitor().post('/api/auth/login', {})).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'username', message: 'Usuário é obrigatório' },
        { field: 'password', message: 'Senha é obrigatória' },
      ],
    });
  });

  describe('requests of other sites', () => {
    it.each([
      [{ origin: 'https://evil.example' }],
      [{ origin: 'null' }],
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
      [{ origin: 'http://localhost:1', 'sec-fetch-site': 'same-origin' }],
    ])('refuses a change with the headers %j', async (headers) => {
      const visitor = system.visitor();
      await login(visitor);
      for (const path of ['/api/auth/logout', '/graphql'])
        expect(await visitor.send('POST', path, { query: '{ me { id } }' }, headers)).toMatchObject({
          status: 403,
          body: { statusCode: 403, code: 'CROSS_ORIGIN' },
        });
      expect((await visitor.get('/api/auth/me')).status).toBe(200);
    });

    // The parser of cookies removes blanks around names.
    it.each(['', ' ', '\t'])('refuses a change with the cookie (%j) but without an origin', async (blank) => {
      const cookie = `${blank}${COOKIE}${blank}=${valueOf((await login(system.visitor())).headers)}`;
      const answer = await fetch(`${system.url}/api/auth/logout`, {
        method: 'POST',
        headers: { cookie: `other=1;${cookie}`, 'sec-fetch-mode': 'cors' },
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'CROSS_ORIGIN' });
    });

    it.each([[{ 'sec-fetch-site': 'none' }], [{ 'sec-fetch-site': 'same-origin' }]])(
      'takes a change that comes with %j',
      async (headers) => {
        const visitor = system.visitor();
        await login(visitor);
        expect((await visitor.send('POST', '/api/auth/logout', undefined, headers)).status).toBe(204);
      },
    );

    it('accepts a change from our own origin', async () => {
      const visitor = system.visitor();
      await login(visitor);
      const own = { origin: new URL(system.url).origin };
      expect((await visitor.send('POST', '/api/auth/logout', undefined, own)).status).toBe(204);
    });

    it('accepts clients without a cookie', async () => {
      const answer = await fetch(`${system.url}/api/auth/logout`, { method: 'POST' });
      expect(answer.status).toBe(401);
    });
  });
});
