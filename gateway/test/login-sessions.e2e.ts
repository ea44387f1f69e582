import { Redis } from 'ioredis';
import { startTestSystem, testRedisUrl, type TestSystem, type Visitor } from '@araucaria/testing';
import { DAY_MS } from '@araucaria/contracts/domain';

const PASSWORD = 'sabia-laranjeira-9';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

interface Session {
  id: string;
  current: boolean;
  browser: string | null;
  system: string | null;
  mobile: boolean;
  address: string | null;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
}

describe('the sessions of a user', () => {
  let system: TestSystem;
  let redis: Redis;
  let users = 0;
  beforeAll(async () => {
    system = await startTestSystem();
    redis = new Redis(testRedisUrl());
  });
  afterAll(async () => {
    redis?.disconnect();
    await system?.stop();
  });

  const createUser = async (): Promise<string> => {
    const username = `sessao.${(users += 1)}`;
    const created = await (await system.admin()).post('/api/auth/register', { username, password: PASSWORD });
    expect(created.status).toBe(201);
    return username;
  };
  const login = async (username: string, userAgent = FIREFOX): Promise<Visitor> => {
    const visitor = system.visitor();
    const recaptchaToken = await system.captcha();
    const credentials = { username, password: PASSWORD, recaptchaToken };
    const headers = { 'user-agent': userAgent };
    expect((await visitor.send('POST', '/api/auth/login', credentials, headers)).status).toBe(200);
    return visitor;
  };
  const list = async (visitor: Visitor): Promise<Session[]> => {
    const { status, body } = await visitor.get<Session[]>('/api/auth/sessions');
    expect(status).toBe(200);
    return body;
  };
  const isLoggedIn = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status === 200;

  it('are listed with device, address, first and last use, the current one first', async () => {
    const username = await createUser();
    const started = Date.now();
    const phone = await login(username, PHONE);
    const desktop = await login(username);
    const sessions = await list(phone);
    expect(sessions).toMatchObject([
      { current: true, browser: 'Safari 18', system: 'iOS', mobile: true },
      { current: false, browser: 'Firefox 150', system: 'Linux', mobile: false },
    ]);
    for (const { address, startedAt, lastUsedAt, expiresAt } of sessions) {
      expect(address).toMatch(/^(127\.0\.0\.1|::1)$/);
      expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(started);
      expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt));
      expect(Date.parse(expiresAt) - Date.parse(startedAt)).toBe(7 * DAY_MS);
    }
    const { data } = (
      await desktop.graphql<{ mySessions: Session[] }>('{ mySessions { id current browser } }')
    ).body;
    expect(data.mySessions.map(({ id }) => id).sort()).toEqual(sessions.map(({ id }) => id).sort());
    expect(data.mySessions.find(({ current }) => current)?.browser).toBe('Firefox 150');
  });

  it('are ended one by one, and a session that has ended is not found', async () => {
    const username = await createUser();
    const [here, there] = [await login(username), await login(username, PHONE)];
    const other = (await list(here)).find(({ current }) => !current)!;
    expect((await here.delete(`/api/auth/sessions/${other.id}`)).status).toBe(204);
    expect(await isLoggedIn(there)).toBe(false);
    expect(await isLoggedIn(here)).toBe(true);
    expect(await list(here)).toHaveLength(1);
    expect(await here.delete(`/api/auth/sessions/${other.id}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Esta sessão já foi encerrada.' },
    });
  });

  it('cannot be ended by another user', async () => {
    const [owner, stranger] = [await login(await createUser()), await login(await createUser())];
    const [session] = await list(owner);
    expect((await stranger.delete(`/api/auth/sessions/${session?.id}`)).status).toBe(404);
    const mutation = 'mutation ($id: String!) { endSession(id: $id) }';
    const { body } = await stranger.graphql(mutation, { id: session?.id });
    expect(body.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(await isLoggedIn(owner)).toBe(true);
  });

  it('are ended all but the current one, which continues under a new id with the time of its login', async () => {
    const username = await createUser();
    const [here, ...others] = [await login(username), await login(username), await login(username, PHONE)];
    const before = (await list(here)).find(({ current }) => current)!;
    const cookie = here.cookieJar.get('araucaria_session');
    expect((await here.delete('/api/auth/sessions')).status).toBe(204);
    expect(here.cookieJar.get('araucaria_session')).not.toBe(cookie);
    for (const other of others) expect(await isLoggedIn(other)).toBe(false);
    const after = await list(here);
    expect(after).toMatchObject([{ current: true, browser: 'Firefox 150', startedAt: before.startedAt }]);
    expect(after[0]?.id).not.toBe(before.id);
  });

  it('are ended on all devices by an administrator, which the audit trail records', async () => {
    const admin = await system.admin();
    const username = await createUser();
    const there = [await login(username), await login(username, PHONE)];
    const id = (await there[0]!.get<{ id: number }>('/api/auth/me')).body.id;
    expect((await there[0]!.delete(`/api/users/${id}/sessions`)).status).toBe(403);
    expect((await admin.delete(`/api/users/${id}/sessions`)).status).toBe(204);
    for (const visitor of there) expect(await isLoggedIn(visitor)).toBe(false);
    expect(await isLoggedIn(admin)).toBe(true);
    expect((await admin.delete('/api/users/2147483647/sessions')).status).toBe(404);

    const again = await login(username);
    const mutation = 'mutation ($userId: Int!) { endUserSessions(userId: $userId) }';
    expect((await admin.graphql(mutation, { userId: id })).body.data).toEqual({ endUserSessions: true });
    expect(await isLoggedIn(again)).toBe(false);
    const about = `action=account.sessions-ended&subjectId=${id}`;
    const { body } = await admin.get<{ entries: object[] }>(`/api/admin/audit?${about}`);
    expect(body.entries).toHaveLength(2);
  });

  it('are not listed after a logout', async () => {
    const username = await createUser();
    const [here, there] = [await login(username), await login(username)];
    await there.post('/api/auth/logout');
    expect(await list(here)).toHaveLength(1);
  });

  it('end seven days after the login, however often they are used', async () => {
    const visitor = await login(await createUser());
    const [session] = await list(visitor);
    const [key = ''] = await redis.keys(`${system.redisPrefix}:session:${session?.id}`);
    const age = async (ageMs: number) => {
      const record = JSON.parse((await redis.get(key)) ?? '') as Record<string, unknown>;
      await redis.set(key, JSON.stringify({ ...record, startedAt: Date.now() - ageMs, renewedAt: 0 }));
    };
    await age(7 * DAY_MS - 60_000);
    expect(await isLoggedIn(visitor)).toBe(true);
    // The use has renewed the session, but not beyond its last minute.
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
    await age(7 * DAY_MS);
    expect(await isLoggedIn(visitor)).toBe(false);
  });

  it('hold neither the address nor the device in Redis in plain text', async () => {
    const visitor = await login(await createUser());
    const [session] = await list(visitor);
    const [key = ''] = await redis.keys(`${system.redisPrefix}:session:${session?.id}`);
    expect(await redis.get(key)).not.toMatch(/127\.0\.0\.1|::1|firefox/i);
  });
});
