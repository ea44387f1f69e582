import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { generateRpcKey, publicRpcKeys, type RpcKey } from '@araucaria/local/rpc-keys';
import { Redis } from 'ioredis';
import {
  itInLongForm,
  startTestSystem,
  testRedisUrl,
  totpCode,
  type TestSystem,
  type Visitor,
} from '../../src/index.js';

const OLD = 'an-old-secret-of-more-than-32-characters';
const NEW = 'a-new-secret-of-more-than-32-characters';
const PASSWORD = 'senha-do-teste-2026';

describe('the rotation of secrets', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs'],
      env: { SESSION_SECRET: OLD, CAPTCHA_SECRET: OLD, ACCOUNT_SECRET: OLD },
    });
  });
  afterAll(() => system?.stop());

  /** Stops a process as an orchestrator does, and starts it with another environment. */
  const restart = (name: string, changes: Record<string, string>): Promise<void> =>
    system.running.process(name).restart({ env: changes });
  const isLoggedIn = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status === 200;
  const login = async (captcha?: string): Promise<Visitor> => {
    const visitor = system.visitor();
    const recaptchaToken = captcha ?? (await system.captcha());
    const body = { username: 'admin', password: PASSWORD, recaptchaToken };
    expect([200, 202]).toContain((await visitor.post('/api/auth/login', body)).status);
    return visitor;
  };

  it('of sessions and challenges logs no user out; an old secret that was removed is refused', async () => {
    const [active, idle] = [await login(), await login()];
    const solved = await system.captcha();
    const rotated = `${NEW},${OLD}`;
    await restart('gateway', { SESSION_SECRET: `${OLD},${NEW}`, CAPTCHA_SECRET: `${OLD},${NEW}` });
    expect(await isLoggedIn(active)).toBe(true);
    await restart('gateway', { SESSION_SECRET: rotated, CAPTCHA_SECRET: rotated });
    // Its response carries a cookie under the new secret, which the next requests use.
    expect([await isLoggedIn(active), await isLoggedIn(active)]).toEqual([true, true]);
    await login(solved);
    await restart('gateway', { SESSION_SECRET: NEW, CAPTCHA_SECRET: NEW });
    expect([await isLoggedIn(active), await isLoggedIn(idle)]).toEqual([true, false]);
  });

  // In `npm test` the first test replaces secrets in the same way; isolation.e2e has the users of Redis.
  itInLongForm('of a password in Redis interrupts nothing, and the old one is refused', async () => {
    const visitor = await login();
    const administrator = new Redis(testRedisUrl());
    try {
      for (const name of ['gateway', 'jobs', 'users']) {
        const { pid } = system.running.process(name);
        const environment = (await readFile(`/proc/${pid}/environ`, 'utf8')).replaceAll('\0', '\n');
        const old = new URL(parseEnv(environment).REDIS_URL ?? '');
        // The server that is written in JavaScript has no users.
        if (!old.username) return;
        const next = new URL(old);
        next.password = 'a-new-password-in-redis';
        await administrator.call('ACL', 'SETUSER', old.username, `>${next.password}`);
        expect(await isLoggedIn(visitor)).toBe(true);
        await restart(name, { REDIS_URL: next.href });
        await administrator.call('ACL', 'SETUSER', old.username, `<${old.password}`);
        expect(await isLoggedIn(visitor)).toBe(true);
        const late = new Redis(old.href, { lazyConnect: true, retryStrategy: () => null });
        late.on('error', () => undefined);
        await expect(late.ping()).rejects.toThrow();
        late.disconnect();
      }
      await login();
    } finally {
      administrator.disconnect();
    }
  });

  it('of the account secret keeps authenticator apps and recovery codes, and cannot lose them', async () => {
    const visitor = await login();
    const totp = '/api/auth/second-factors/totp';
    const { secret } = (await visitor.post<{ secret: string }>(totp)).body;
    const confirmed = await visitor.post<{ recoveryCodes: string[] }>(`${totp}/confirm`, {
      code: await totpCode(secret, -1),
    });
    const [recoveryCode] = confirmed.body.recoveryCodes;
    const prove = async (proof: object) =>
      (await (await login()).post('/api/auth/login/second-factor', proof)).status;

    const stored = await system.rows('select * from users.second_factor');
    await restart('users', { ACCOUNT_SECRET: `${NEW},${OLD}` });
    expect(await system.rows('select * from users.second_factor')).not.toEqual(stored);
    expect(await prove({ code: await totpCode(secret) })).toBe(200);
    await restart('users', { ACCOUNT_SECRET: NEW });
    expect(await prove({ code: await totpCode(secret, 1) })).toBe(200);
    expect(await prove({ recoveryCode })).toBe(200);

    // A secret that something is encrypted under cannot be left out by mistake.
    const wrong = restart('users', { ACCOUNT_SECRET: 'another-secret-of-more-than-32-characters' });
    await expect(wrong).rejects.toThrow('ACCOUNT_SECRET lacks the secret');
    await restart('users', { ACCOUNT_SECRET: NEW });
  });

  // In `npm test`: call-token.spec ('is accepted from the old and the new key …'), isolation.e2e ('are answered with the key of the gateway').
  itInLongForm('of the key of a process keeps calls working, and ends the old key', async () => {
    const { rpcKeys } = JSON.parse(await readFile(join(system.dataDir, 'secrets.json'), 'utf8')) as {
      rpcKeys: Record<string, RpcKey>;
    };
    const next = generateRpcKey('gateway', 2);
    const answers = async () => (await system.visitor().get('/api/jobs')).status;
    await restart('jobs', { RPC_PUBLIC_KEYS: publicRpcKeys([...Object.values(rpcKeys), next]) });
    expect(await answers()).toBe(200);
    await restart('gateway', { RPC_PRIVATE_KEY: JSON.stringify(next), JOB_LIST_CACHE: 'off' });
    expect(await answers()).toBe(200);
    const remaining = Object.values(rpcKeys).filter(({ kid }) => kid !== 'gateway.1');
    await restart('jobs', { RPC_PUBLIC_KEYS: publicRpcKeys([...remaining, next]) });
    expect(await answers()).toBe(200);
    await restart('gateway', { RPC_PRIVATE_KEY: JSON.stringify(rpcKeys.gateway) });
    expect(await answers()).not.toBe(200);
  });
});
