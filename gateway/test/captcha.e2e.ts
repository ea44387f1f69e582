import type { Challenge } from 'altcha-lib';
import { startTestSystem, type TestSystem } from '@araucaria/testing';

const REFUSED = {
  status: 400,
  body: { code: 'RECAPTCHA_FAILED', message: 'Por favor, complete a verificação reCAPTCHA' },
};

/** The keys that were derived until the drawn one was found. */
const keysOf = (token: string): number =>
  (JSON.parse(Buffer.from(token, 'base64').toString()) as { solution: { counter: number } }).solution.counter;

describe('captcha', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  const login = (recaptchaToken?: unknown) =>
    system.visitor().post('/api/auth/login', { username: 'admin', password: 'wrong', recaptchaToken });

  it('returns its provider, and a different challenge for each request', async () => {
    const visitor = system.visitor();
    expect((await visitor.get('/api/recaptcha/site-key')).body).toEqual({
      siteKey: 'altcha',
      provider: 'altcha',
    });
    const [one, two] = await Promise.all(
      [1, 2].map(async () => (await visitor.get<Challenge>('/api/recaptcha/challenge')).body),
    );
    expect(one?.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', expiresAt: expect.any(Number) });
    expect(one?.parameters.nonce).not.toBe(two?.parameters.nonce);
    expect((one?.parameters.expiresAt ?? 0) * 1_000 - Date.now()).toBeLessThanOrEqual(600_000);
  });

  it('accepts a solution once', async () => {
    const token = await system.captcha();
    expect((await login(token)).status).toBe(401);
    expect(await login(token)).toMatchObject(REFUSED);
  });

  it('accepts a solution once when it arrives many times simultaneously', async () => {
    const token = await system.captcha();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(token)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a number', 42],
    ['an object', { challenge: {} }],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('hello').toString('base64')],
    ['an empty object', Buffer.from('{}').toString('base64')],
    ['null', Buffer.from('null').toString('base64')],
    ['far too much', 'A'.repeat(100_000)],
  ])('refuses %s', async (_what, token) => {
    expect(await login(token)).toMatchObject(REFUSED);
  });

  it('refuses a challenge that was made easier, and a challenge with a foreign signature', async () => {
    const { challenge, solution } = JSON.parse(Buffer.from(await system.captcha(), 'base64').toString()) as {
      challenge: Challenge;
      solution: object;
    };
    const forge = (parameters: object, change: object = {}) =>
      Buffer.from(
        JSON.stringify({
          challenge: { ...challenge, ...change, parameters: { ...challenge.parameters, ...parameters } },
          solution,
        }),
      ).toString('base64');
    for (const token of [
      forge({ keyPrefix: '00' }),
      forge({ expiresAt: (challenge.parameters.expiresAt ?? 0) + 60 }),
      forge({ nonce: '00'.repeat(16) }),
      forge({}, { signature: '00'.repeat(32) }),
      forge({ keySignature: undefined }),
    ])
      expect(await login(token)).toMatchObject(REFUSED);
    expect((await login(forge({}))).status).toBe(401);
  });

  it('takes a browser at least 500 keys where the configuration says so', async () => {
    expect(keysOf(await system.captcha())).toBeLessThanOrEqual(11);
    await system.running.process('gateway').restart({ env: { CAPTCHA_KEYS: '750' } });
    expect(keysOf(await system.captcha())).toBeGreaterThanOrEqual(500);
  });
});
