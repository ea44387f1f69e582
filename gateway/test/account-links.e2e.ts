import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually, startTestSystem, testRedisUrl, type TestSystem } from '@araucaria/testing';
import { everythingIn } from './redis-contents.js';
import { expectSameCalls } from './rpc-calls.js';

const PASSWORD = 'pinhao-verde-77';
const NEW_PASSWORD = 'serra-do-mar-12';
/** The work for an existing account takes about 10 ms longer and is hidden by this time; timers may end a millisecond early. */
const MIN_DURATION_MS = 495;

describe('passwords by a mailed link', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem('debug-log');
  });
  afterAll(() => system?.stop());

  const register = async (username: string) => {
    const email = `${username}@araucaria.example`;
    await (await system.admin()).post('/api/auth/register', { username, password: PASSWORD, email });
    return email;
  };
  const forget = async (login: string) => {
    const body = { login, recaptchaToken: await system.captcha() };
    const start = performance.now();
    const { status, body: response } = await system.visitor().post('/api/auth/forgot-password', body);
    return { status, response, durationMs: performance.now() - start };
  };
  const mailedToken = (email: string) =>
    eventually(async () => {
      const mail = system.mailbox.messages().find(({ to }) => to.includes(email));
      return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    });

  it('are requested with a captcha; response, calls and least time are the same for every name', async () => {
    await register('ana.existe');
    expect((await system.visitor().post('/api/auth/forgot-password', { login: 'ana.existe' })).status).toBe(
      400,
    );
    const requests = ['ana.existe', 'ana.nao.existe'].map((login) => async () => {
      const { status, response, durationMs } = await forget(login);
      expect([status, response]).toEqual([202, '']);
      expect(durationMs).toBeGreaterThanOrEqual(MIN_DURATION_MS);
    });
    await expectSameCalls(system, requests);
  });

  it('end every session of the account, and open none', async () => {
    const email = await register('bia.luz');
    const [phone, visitor] = [system.visitor(), system.visitor()];
    await phone.login('bia.luz', PASSWORD);
    await forget('bia.luz');
    const token = await mailedToken(email);
    const { status } = await visitor.post('/api/auth/links/password', { token, password: NEW_PASSWORD });
    expect(status).toBe(204);
    expect([...visitor.cookieJar]).toEqual([]);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await visitor.login('bia.luz', NEW_PASSWORD)).status).toBe(200);
    const again = await visitor.post('/api/auth/links/password', { token, password: PASSWORD });
    expect(again).toMatchObject({ status: 410, body: { code: 'LINK_GONE', state: 'used' } });
  });

  it('are not used by a GET, which mail scanners send', async () => {
    const email = await register('caio.reis');
    await forget('caio.reis');
    const token = await mailedToken(email);
    for (const path of ['/redefinir-senha', '/api/auth/links/password', '/api/auth/links/state'])
      await system.visitor().get(`${path}?token=${token}`);
    const state = await system.visitor().post('/api/auth/links/state', { token });
    expect(state.body).toEqual({ state: 'open', kind: 'reset', username: 'caio.reis' });
  });

  it('have tokens that no table, log or key of Redis holds', async () => {
    const email = await register('davi.melo');
    const admin = await system.admin();
    await forget('davi.melo');
    const reset = await mailedToken(email);
    await system.visitor().post('/api/auth/links/state', { token: reset });
    await admin.graphql(
      'mutation { inviteUser(input: { username: "eva.nunes", email: "eva.nunes@araucaria.example" }) { id } }',
    );
    const invitation = await mailedToken('eva.nunes@araucaria.example');
    await system.visitor().post('/api/auth/links/password', { token: invitation, password: NEW_PASSWORD });
    await eventually(async () => {
      const waiting = 'select 1 from users.outbox_event where published_at is null';
      return (await system.rows(waiting)).length === 0;
    });

    const texts: string[] = [];
    const tables = await system.rows<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables)
      for (const { text } of await system.rows<{ text: string }>(`select t::text as text from ${name} t`))
        texts.push(`${name} ${text}`);
    const redis = new Redis(testRedisUrl());
    texts.push(...(await everythingIn(redis, system.redisPrefix)));
    redis.disconnect();
    for (const file of await readdir(system.dataDir, { recursive: true }))
      if (file.endsWith('.log')) texts.push(await readFile(join(system.dataDir, file), 'utf8'));
    expect(texts.some((text) => text.startsWith('users.account_link '))).toBe(true);
    expect(texts.some((text) => text.includes('user.link-requested'))).toBe(true);
    for (const token of [reset, invitation]) expect(texts.filter((text) => text.includes(token))).toEqual([]);
  });
});
