import { Redis } from 'ioredis';
import {
  SoftwarePasskey,
  eventually,
  startTestSystem,
  testRedisUrl,
  totpCode,
  type ApiResponse,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';

const PASSWORD = 'sabia-laranjeira-9';
const MINUTE_MS = 60_000;
const INVALID = { status: 401, body: { code: 'INVALID_FACTOR' } };
const EXPIRED = { status: 401, body: { code: 'LOGIN_CHALLENGE_EXPIRED' } };
const NOT_FRESH = { status: 403, body: { code: 'FRESH_FACTOR_REQUIRED' } };

interface Options {
  challenge: string;
}
interface Challenge {
  secondFactor: { methods: string[]; passkeyOptions: Options | null; expiresInSeconds: number };
}
interface User {
  id: number;
  username: string;
}
/** A user with an authenticator app and the session that has enrolled it. */
interface Enrolled {
  user: User;
  session: Visitor;
  secret: string;
  recoveryCodes: string[];
}

describe('the second factor', () => {
  let system: TestSystem;
  let redis: Redis;
  let admin: Visitor;
  let users = 0;

  beforeAll(async () => {
    system = await startTestSystem({ parts: ['users', 'jobs', 'notifications', 'referrals'] });
    redis = new Redis(testRedisUrl());
    admin = await system.admin();
  });
  afterAll(async () => {
    redis?.disconnect();
    await system?.stop();
  });

  async function createUser(change: object = {}): Promise<User> {
    const username = `fator.${(users += 1)}`;
    const created = await admin.post<User>('/api/auth/register', { username, password: PASSWORD, ...change });
    expect(created.status).toBe(201);
    return created.body;
  }
  const typePassword = (visitor: Visitor, user: User) =>
    visitor.login(user.username, PASSWORD) as Promise<ApiResponse<Challenge>>;
  const prove = (visitor: Visitor, proof: object) =>
    visitor.post<User>('/api/auth/login/second-factor', proof);
  const isLoggedIn = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status === 200;
  /** Makes all codes of the user's app usable again: a test cannot wait for the next one. */
  const allowCodes = ({ user }: Enrolled) =>
    system.rows('update users.second_factor set last_step = 0 where account_id = $1', [user.id]);

  async function enrol(change: object = {}): Promise<Enrolled> {
    const user = await createUser(change);
    const session = system.visitor();
    expect((await typePassword(session, user)).status).toBe(200);
    const { body } = await session.post<{ secret: string }>('/api/auth/second-factors/totp');
    const { secret } = body;
    const confirmed = await session.post<{ recoveryCodes: string[] }>(
      '/api/auth/second-factors/totp/confirm',
      {
        code: totpCode(secret, -1),
      },
    );
    expect(confirmed.status).toBe(200);
    return { user, session, secret, recoveryCodes: confirmed.body.recoveryCodes };
  }

  async function login(enrolled: Enrolled): Promise<Visitor> {
    const visitor = system.visitor();
    expect((await typePassword(visitor, enrolled.user)).status).toBe(202);
    await allowCodes(enrolled);
    expect((await prove(visitor, { code: totpCode(enrolled.secret) })).status).toBe(200);
    return visitor;
  }

  /** Moves the last proof of the visitor's factors into the past. */
  async function ageProof(visitor: Visitor, ageMs: number): Promise<void> {
    const { body } = await visitor.get<Array<{ id: string; current: boolean }>>('/api/auth/sessions');
    const [key = ''] = await redis.keys(`test-*:session:${body.find(({ current }) => current)?.id}`);
    const record = JSON.parse((await redis.get(key)) ?? '') as Record<string, unknown>;
    await redis.set(key, JSON.stringify({ ...record, factorAt: Date.now() - ageMs }), 'KEEPTTL');
  }

  describe('at a login', () => {
    it('is not asked of an account without one, whose response is the user', async () => {
      const user = await createUser();
      const visitor = system.visitor();
      const { status, body, headers } = await typePassword(visitor, user);
      expect([status, body]).toEqual([200, user]);
      expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['araucaria_session']);
    });

    it('is asked after the password: there is no session before it', async () => {
      const enrolled = await enrol();
      const visitor = system.visitor();
      const { status, body, headers } = await typePassword(visitor, enrolled.user);
      expect(status).toBe(202);
      expect(body).toEqual({
        secondFactor: { methods: ['totp', 'recovery-code'], passkeyOptions: null, expiresInSeconds: 300 },
      });
      const [cookie, ...others] = headers.getSetCookie();
      expect(others).toEqual([]);
      expect(cookie).toMatch(/^araucaria_login=.*HttpOnly; SameSite=Strict/i);
      expect(await isLoggedIn(visitor)).toBe(false);

      expect(await prove(visitor, { code: '000 000' })).toMatchObject(INVALID);
      const code = totpCode(enrolled.secret);
      expect(await prove(visitor, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
        status: 200,
        body: enrolled.user,
      });
      expect(await isLoggedIn(visitor)).toBe(true);
    });

    it('accepts a code once, also in another login', async () => {
      const enrolled = await enrol();
      const code = totpCode(enrolled.secret);
      const [first, second] = [system.visitor(), system.visitor()];
      await typePassword(first, enrolled.user);
      await typePassword(second, enrolled.user);
      expect((await prove(first, { code })).status).toBe(200);
      expect(await prove(second, { code })).toMatchObject(INVALID);
      expect(await prove(second, { code: totpCode(enrolled.secret, -1) })).toMatchObject(INVALID);
      expect(await isLoggedIn(second)).toBe(false);
    });

    it('accepts a challenge once, and only from the browser that typed the password', async () => {
      const enrolled = await enrol();
      const visitor = system.visitor();
      await typePassword(visitor, enrolled.user);
      const cookie = `araucaria_login=${visitor.cookieJar.get('araucaria_login')}`;
      const code = totpCode(enrolled.secret);
      expect(await prove(system.visitor(), { code })).toMatchObject(EXPIRED);
      expect((await prove(visitor, { code })).status).toBe(200);
      await allowCodes(enrolled);
      const replay = await system
        .visitor()
        .send('POST', '/api/auth/login/second-factor', { code: totpCode(enrolled.secret, 1) }, { cookie });
      expect(replay).toMatchObject(EXPIRED);
    });

    it('ends the challenge after five wrong codes', async () => {
      const enrolled = await enrol();
      const visitor = system.visitor();
      await typePassword(visitor, enrolled.user);
      for (let attempt = 0; attempt < 5; attempt++)
        expect(await prove(visitor, { code: '000000' })).toMatchObject(INVALID);
      expect(await prove(visitor, { code: totpCode(enrolled.secret) })).toMatchObject(EXPIRED);
      expect(await isLoggedIn(visitor)).toBe(false);
    });

    it('accepts each recovery code once', async () => {
      const { user, recoveryCodes } = await enrol();
      const [first, second] = [system.visitor(), system.visitor()];
      await typePassword(first, user);
      expect((await prove(first, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
      await typePassword(second, user);
      expect(await prove(second, { recoveryCode: recoveryCodes[0] })).toMatchObject(INVALID);
      expect((await prove(second, { recoveryCode: recoveryCodes[1] })).status).toBe(200);
    });

    it('is not asked before the password is right', async () => {
      const { user } = await enrol();
      const visitor = system.visitor();
      expect(await visitor.login(user.username, 'outra senha')).toMatchObject({
        status: 401,
        body: { code: 'INVALID_CREDENTIALS' },
      });
      expect(visitor.cookieJar.has('araucaria_login')).toBe(false);
    });
  });

  describe('a passkey', () => {
    async function enrolPasskey(): Promise<{ user: User; passkey: SoftwarePasskey }> {
      const user = await createUser();
      const session = system.visitor();
      await typePassword(session, user);
      const passkey = new SoftwarePasskey(system.url);
      const { body } = await session.post<Options & Record<string, unknown>>(
        '/api/auth/second-factors/passkeys/options',
      );
      const response = passkey.register(body);
      const add = () => session.post('/api/auth/second-factors/passkeys', { name: 'Notebook', response });
      expect(await add()).toMatchObject({
        status: 201,
        body: { recoveryCodes: expect.any(Array) },
      });
      // The challenge is used up.
      expect(await add()).toMatchObject(INVALID);
      return { user, passkey };
    }

    it('is a second factor after the password', async () => {
      const { user, passkey } = await enrolPasskey();
      const visitor = system.visitor();
      const { secondFactor } = (await typePassword(visitor, user)).body;
      expect(secondFactor.methods).toEqual(['passkey', 'recovery-code']);
      const response = passkey.authenticate({ ...secondFactor.passkeyOptions! });
      expect(await prove(visitor, { passkey: response })).toMatchObject({ status: 200, body: user });
    });

    it('logs in without a password, once for each challenge and in one browser', async () => {
      const { user, passkey } = await enrolPasskey();
      const visitor = system.visitor();
      const { body: options } = await visitor.post<Options>('/api/auth/login/passkey/options');
      const response = passkey.authenticate({ ...options });
      const send = (from: Visitor) => from.post('/api/auth/login/passkey', { response });
      expect(await send(system.visitor())).toMatchObject(EXPIRED);
      expect(await send(visitor)).toMatchObject({ status: 200, body: user });
      expect(await isLoggedIn(visitor)).toBe(true);
      expect(await send(visitor)).toMatchObject(EXPIRED);
    });

    it('does not continue a login of another kind', async () => {
      const { user, passkey } = await enrolPasskey();
      const visitor = system.visitor();
      const { body: options } = await visitor.post<Options>('/api/auth/login/passkey/options');
      expect(await prove(visitor, { passkey: passkey.authenticate({ ...options }) })).toMatchObject(EXPIRED);
      const { secondFactor } = (await typePassword(visitor, user)).body;
      const response = passkey.authenticate({ ...secondFactor.passkeyOptions! });
      expect(await visitor.post('/api/auth/login/passkey', { response })).toMatchObject(EXPIRED);
    });
  });

  describe('before a sensitive call', () => {
    const rename = (visitor: Visitor, { user }: Enrolled) =>
      visitor.put(`/api/users/${user.id}`, { fullName: 'Ana Prado' });
    const renameGraphql = (visitor: Visitor, { user }: Enrolled) =>
      visitor.graphql('mutation ($id: Int!) { updateUser(id: $id, input: { fullName: "Ana" }) { id } }', {
        id: user.id,
      });

    let stale: Visitor | undefined;
    const staleAdmin = async () => {
      const { session } = await enrol({ isAdmin: true });
      await ageProof(session, 11 * MINUTE_MS);
      return session;
    };

    it('must be fresh, by REST and GraphQL; a confirmation renews it', async () => {
      const enrolled = await enrol({ isAdmin: true });
      const visitor = await login(enrolled);
      await ageProof(visitor, 9 * MINUTE_MS);
      expect((await rename(visitor, enrolled)).status).toBe(200);
      await ageProof(visitor, 11 * MINUTE_MS);
      expect(await rename(visitor, enrolled)).toMatchObject(NOT_FRESH);
      expect((await renameGraphql(visitor, enrolled)).body.errors).toMatchObject([
        { extensions: { code: 'FRESH_FACTOR_REQUIRED' } },
      ]);
      // Other calls go on.
      expect((await visitor.get('/api/users')).status).toBe(200);

      expect((await visitor.post('/api/auth/confirm/options')).body).toEqual({
        methods: ['totp', 'recovery-code'],
        passkeyOptions: null,
      });
      expect(await visitor.post('/api/auth/confirm', { code: '000000' })).toMatchObject(INVALID);
      expect(await visitor.post('/api/auth/confirm', { password: PASSWORD })).toMatchObject(INVALID);
      expect(await rename(visitor, enrolled)).toMatchObject(NOT_FRESH);
      expect((await visitor.post('/api/auth/confirm', { code: totpCode(enrolled.secret, 1) })).status).toBe(
        204,
      );
      expect((await rename(visitor, enrolled)).status).toBe(200);
      expect((await renameGraphql(visitor, enrolled)).body.errors).toBeUndefined();
    });

    it('is not asked of an account without one', async () => {
      const enrolled = await enrol();
      await ageProof(admin, 11 * MINUTE_MS);
      expect((await rename(admin, enrolled)).status).toBe(200);
    });

    it.each([
      ['POST', '/api/auth/register'],
      ['DELETE', '/api/users/2147483647'],
      ['PUT', '/api/users/2147483647/change-password'],
      ['DELETE', '/api/users/2147483647/second-factors'],
      ['PUT', '/api/referral-applications/2147483647/first-bonus'],
      ['PUT', '/api/referral-applications/2147483647/second-bonus'],
      ['POST', '/api/admin/clean-database'],
      ['POST', '/api/admin/clean-candidates'],
      ['DELETE', '/api/candidates/2147483647'],
      ['GET', '/api/candidates/export.csv'],
      ['GET', '/api/referral-bonus/pending.csv'],
      ['POST', '/api/referrers/erase'],
      ['DELETE', '/api/auth/second-factors/totp'],
      ['POST', '/api/auth/second-factors/recovery-codes'],
    ])('is asked for %s %s', async (method, path) => {
      stale ??= await staleAdmin();
      expect(await stale.send(method, path)).toMatchObject(NOT_FRESH);
    });
    it('lets only a recent login, or the password, enrol the first factor', async () => {
      const user = await createUser();
      const visitor = system.visitor();
      await typePassword(visitor, user);
      await ageProof(visitor, 11 * MINUTE_MS);
      expect(await visitor.post('/api/auth/second-factors/totp')).toMatchObject(NOT_FRESH);
      expect((await visitor.post('/api/auth/confirm/options')).body).toMatchObject({ methods: ['password'] });
      expect(await visitor.post('/api/auth/confirm', { password: 'outra senha' })).toMatchObject(INVALID);
      expect((await visitor.post('/api/auth/confirm', { password: PASSWORD })).status).toBe(204);
      expect((await visitor.post('/api/auth/second-factors/totp')).status).toBe(200);
    });
  });

  it('is reset by an administrator, which ends the sessions of the user and sends an e-mail', async () => {
    const email = 'perdeu.celular@araucaria.example';
    const enrolled = await enrol({ email });
    expect((await admin.delete(`/api/users/${enrolled.user.id}/second-factors`)).status).toBe(204);
    expect(await isLoggedIn(enrolled.session)).toBe(false);
    const visitor = system.visitor();
    expect((await typePassword(visitor, enrolled.user)).status).toBe(200);
    expect(await admin.delete(`/api/users/${enrolled.user.id}/second-factors`)).toMatchObject({
      status: 404,
    });
    const subjects = await eventually(async () => {
      const mails = system.mailbox.messages().filter(({ to }) => to.includes(email));
      return mails.length >= 2 && mails.map(({ subject }) => subject).sort();
    });
    expect(subjects).toEqual([
      'Novo segundo fator na sua conta',
      'O segundo fator da sua conta foi redefinido',
    ]);
  });

  it('leaves neither secrets nor codes in Redis', async () => {
    const enrolled = await enrol();
    await typePassword(system.visitor(), enrolled.user);
    const keys = await redis.keys('test-*');
    const texts = await Promise.all(keys.map((key) => redis.get(key).catch(() => '')));
    expect(keys.some((key) => key.includes(':login-challenge:'))).toBe(true);
    expect(JSON.stringify(texts)).not.toContain(enrolled.secret);
  });
});

describe('a required second factor', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({ parts: ['users', 'jobs'], env: { REQUIRE_SECOND_FACTOR: 'admins' } });
  });
  afterAll(() => system?.stop());

  it('limits an administrator without one to its enrolment', async () => {
    const visitor = system.visitor();
    const { status, body } = await visitor.login('admin', 'senha-do-teste-2026');
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'admin', mustEnrolSecondFactor: true });
    expect(await visitor.get('/api/auth/me')).toMatchObject({
      status: 200,
      body: { mustEnrolSecondFactor: true },
    });
    const refused = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } };
    for (const path of ['/api/users', '/api/auth/sessions', '/api/live'])
      expect(await visitor.get(path)).toMatchObject(refused);
    const { body: result } = await visitor.graphql<{ me: object }>(
      '{ me { username mustEnrolSecondFactor } mySessions { id } }',
    );
    expect(result.errors).toMatchObject([{ extensions: { code: 'SECOND_FACTOR_REQUIRED' } }]);
    const { body: own } = await visitor.graphql<{ me: object }>('{ me { username mustEnrolSecondFactor } }');
    expect(own.data).toEqual({ me: { username: 'admin', mustEnrolSecondFactor: true } });

    const { secret } = (await visitor.post<{ secret: string }>('/api/auth/second-factors/totp')).body;
    const code = totpCode(secret, -1);
    expect((await visitor.post('/api/auth/second-factors/totp/confirm', { code })).status).toBe(200);
    expect((await visitor.get('/api/users')).status).toBe(200);
    expect((await visitor.get<object>('/api/auth/me')).body).not.toHaveProperty('mustEnrolSecondFactor');

    // Without the factor the limit applies again, to all sessions at once.
    expect((await visitor.delete('/api/auth/second-factors/totp')).status).toBe(204);
    expect(await visitor.get('/api/users')).toMatchObject(refused);
    expect((await visitor.post('/api/auth/logout')).status).toBe(204);
  });

  it('is not required of other users', async () => {
    const visitor = system.visitor();
    expect((await visitor.login('maria.souza', 'indicacoes2026')).status).toBe(200);
    expect((await visitor.get('/api/referrals/user')).status).not.toBe(403);
  });
});
