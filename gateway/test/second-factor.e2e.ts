import { SoftwarePasskey, totpCode, type TestSystem, type Visitor } from '@araucaria/testing';
import {
  PASSWORD,
  SecondFactorAccounts,
  holdNewPassword,
  isLoggedIn,
  type User,
  type WebAuthnOptions,
} from './second-factor-accounts.js';

const INVALID = { status: 401, body: { code: 'INVALID_FACTOR' } };
const EXPIRED = { status: 401, body: { code: 'LOGIN_CHALLENGE_EXPIRED' } };

describe('the second factor', () => {
  let accounts: SecondFactorAccounts;
  let system: TestSystem;
  beforeAll(async () => {
    accounts = await SecondFactorAccounts.start();
    ({ system } = accounts);
  });
  afterAll(() => accounts?.stop());

  describe('at a login', () => {
    it('is not asked of an account without one, whose response is the user', async () => {
      const user = await accounts.createUser();
      const visitor = system.visitor();
      const { status, body, headers } = await accounts.typePassword(visitor, user);
      expect([status, body]).toEqual([200, user]);
      expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['araucaria_session']);
    });

    it('is asked after the password: there is no session before it', async () => {
      const enrolled = await accounts.enrol();
      const visitor = system.visitor();
      const { status, body, headers } = await accounts.typePassword(visitor, enrolled.user);
      expect(status).toBe(202);
      expect(body).toEqual({
        secondFactor: { methods: ['totp', 'recovery-code'], passkeyOptions: null, expiresInSeconds: 300 },
      });
      const [cookie, ...others] = headers.getSetCookie();
      expect(others).toEqual([]);
      expect(cookie).toMatch(/^araucaria_login=.*HttpOnly; SameSite=Strict/i);
      expect(await isLoggedIn(visitor)).toBe(false);

      expect(await accounts.prove(visitor, { code: '000 000' })).toMatchObject(INVALID);
      const code = await totpCode(enrolled.secret);
      expect(await accounts.prove(visitor, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
        status: 200,
        body: enrolled.user,
      });
      expect(await isLoggedIn(visitor)).toBe(true);
    });

    it('ends when the password is changed after it was typed, and uses up no recovery code', async () => {
      const enrolled = await accounts.enrol();
      const [stranger, owner] = [system.visitor(), system.visitor()];
      expect((await accounts.typePassword(stranger, enrolled.user)).status).toBe(202);
      const newPassword = 'outra-senha-de-teste-7';
      const change = { newPassword, currentPassword: PASSWORD };
      expect(
        (await enrolled.session.put(`/api/users/${enrolled.user.id}/change-password`, change)).status,
      ).toBe(200);
      const [recoveryCode] = enrolled.recoveryCodes;
      expect(await accounts.prove(stranger, { recoveryCode })).toMatchObject(EXPIRED);
      expect(await isLoggedIn(stranger)).toBe(false);

      expect((await owner.login(enrolled.user.username, newPassword)).status).toBe(202);
      expect((await accounts.prove(owner, { recoveryCode })).status).toBe(200);
      expect(await isLoggedIn(owner)).toBe(true);
    });

    it.each(['code', 'recoveryCode'])(
      'is refused when the password is replaced while its %s is verified',
      async (kind) => {
        const { user, secret, recoveryCodes } = await accounts.enrol();
        const visitor = system.visitor();
        expect((await accounts.typePassword(visitor, user)).status).toBe(202);
        const proof = kind === 'code' ? await totpCode(secret) : recoveryCodes[0];
        const { replaced } = await holdNewPassword(system, user.username);
        const answer = await accounts.prove(visitor, { [kind]: proof });
        await replaced;
        expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
        expect(await isLoggedIn(visitor)).toBe(false);
      },
    );

    it('accepts a code once, also in another login', async () => {
      const enrolled = await accounts.enrol();
      const code = await totpCode(enrolled.secret);
      const [first, second] = [system.visitor(), system.visitor()];
      await accounts.typePassword(first, enrolled.user);
      await accounts.typePassword(second, enrolled.user);
      expect((await accounts.prove(first, { code })).status).toBe(200);
      expect(await accounts.prove(second, { code })).toMatchObject(INVALID);
      expect(await accounts.prove(second, { code: await totpCode(enrolled.secret, -1) })).toMatchObject(
        INVALID,
      );
      expect(await isLoggedIn(second)).toBe(false);
    });

    it('accepts a challenge once, and only from the browser that typed the password', async () => {
      const enrolled = await accounts.enrol();
      const visitor = system.visitor();
      await accounts.typePassword(visitor, enrolled.user);
      const cookie = `araucaria_login=${visitor.cookieJar.get('araucaria_login')}`;
      const code = await totpCode(enrolled.secret);
      expect(await accounts.prove(system.visitor(), { code })).toMatchObject(EXPIRED);
      expect((await accounts.prove(visitor, { code })).status).toBe(200);
      await accounts.allowCodes(enrolled);
      const replay = await system
        .visitor()
        .send(
          'POST',
          '/api/auth/login/second-factor',
          { code: await totpCode(enrolled.secret, 1) },
          { cookie },
        );
      expect(replay).toMatchObject(EXPIRED);
    });

    it('ends the challenge after five wrong codes', async () => {
      const enrolled = await accounts.enrol();
      const visitor = system.visitor();
      await accounts.typePassword(visitor, enrolled.user);
      for (let attempt = 0; attempt < 5; attempt++)
        expect(await accounts.prove(visitor, { code: '000000' })).toMatchObject(INVALID);
      expect(await accounts.prove(visitor, { code: await totpCode(enrolled.secret) })).toMatchObject(EXPIRED);
      expect(await isLoggedIn(visitor)).toBe(false);
    });

    it('accepts each recovery code once', async () => {
      const { user, recoveryCodes } = await accounts.enrol();
      const [first, second] = [system.visitor(), system.visitor()];
      await accounts.typePassword(first, user);
      expect((await accounts.prove(first, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
      await accounts.typePassword(second, user);
      expect(await accounts.prove(second, { recoveryCode: recoveryCodes[0] })).toMatchObject(INVALID);
      expect((await accounts.prove(second, { recoveryCode: recoveryCodes[1] })).status).toBe(200);
    });

    it('is not asked before the password is right', async () => {
      const { user } = await accounts.enrol();
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
      const user = await accounts.createUser();
      const session = system.visitor();
      await accounts.typePassword(session, user);
      const passkey = new SoftwarePasskey(system.url);
      const { body } = await session.post<WebAuthnOptions>('/api/auth/second-factors/passkeys/options');
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
      const { secondFactor } = (await accounts.typePassword(visitor, user)).body;
      expect(secondFactor.methods).toEqual(['passkey', 'recovery-code']);
      const response = passkey.authenticate({ ...secondFactor.passkeyOptions! });
      expect(await accounts.prove(visitor, { passkey: response })).toMatchObject({ status: 200, body: user });
    });

    it('logs in without a password, once for each challenge and in one browser', async () => {
      const { user, passkey } = await enrolPasskey();
      const visitor = system.visitor();
      const { body: options } = await visitor.post<WebAuthnOptions>('/api/auth/login/passkey/options');
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
      const { body: options } = await visitor.post<WebAuthnOptions>('/api/auth/login/passkey/options');
      expect(await accounts.prove(visitor, { passkey: passkey.authenticate({ ...options }) })).toMatchObject(
        EXPIRED,
      );
      const { secondFactor } = (await accounts.typePassword(visitor, user)).body;
      const response = passkey.authenticate({ ...secondFactor.passkeyOptions! });
      expect(await visitor.post('/api/auth/login/passkey', { response })).toMatchObject(EXPIRED);
    });
  });

  it('leaves neither secrets nor codes in Redis', async () => {
    const enrolled = await accounts.enrol();
    await accounts.typePassword(system.visitor(), enrolled.user);
    const keys = await accounts.redis.keys(`${system.redisPrefix}:*`);
    const texts = await Promise.all(keys.map((key) => accounts.redis.get(key).catch(() => '')));
    expect(keys.some((key) => key.includes(':login-challenge:'))).toBe(true);
    expect(JSON.stringify(texts)).not.toContain(enrolled.secret);
  });
});
