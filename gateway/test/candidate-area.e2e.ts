import { Redis } from 'ioredis';
import { testRedisUrl, type TestSystem, type Visitor } from '@araucaria/testing';
import { AreaVisitors, COOKIE, areaOf } from './area-visitors.js';
import { everythingIn } from './redis-contents.js';
import { expectSameCalls } from './rpc-calls.js';

/** The work for a known address takes about 10 ms longer and is hidden by this time; timers may end a millisecond early. */
const MIN_DURATION_MS = 495;

describe("the candidate's area", () => {
  let visitors: AreaVisitors;
  let system: TestSystem;
  let admin: Visitor;
  let jobs: AreaVisitors['jobs'];
  beforeAll(async () => {
    visitors = await AreaVisitors.open();
    ({ system, admin, jobs } = visitors);
  });
  afterAll(() => system?.stop());

  it('sends a link after a captcha; response, calls and least time are the same for every address', async () => {
    const { email } = await visitors.apply();
    expect((await system.visitor().post('/api/candidate-area/links', { email })).status).toBe(400);
    await system.settle();
    const requests = [email, 'ninguem@example.com'].map((address) => async () => {
      const { status, response, durationMs } = await visitors.requestLink(address);
      expect([status, response]).toEqual([202, '']);
      expect(durationMs).toBeGreaterThanOrEqual(MIN_DURATION_MS);
    });
    await expectSameCalls(system, requests);
  });

  it('is opened once by a link, by a POST only, and closed by its end', async () => {
    const { email } = await visitors.apply();
    const token = await visitors.mailedToken(email);
    await system.visitor().get(`/api/candidate-area/session?token=${token}`);
    const [visitor, other] = [system.visitor(), system.visitor()];
    expect((await visitor.post('/api/candidate-area/session', { token })).status).toBe(204);
    expect(await other.post('/api/candidate-area/session', { token })).toMatchObject({
      status: 410,
      body: { code: 'LINK_GONE', state: 'used' },
    });
    expect(await areaOf(visitor)).toMatchObject({ email, applications: [{ current: 'received' }] });
    const stolen = visitor.cookieJar.get(COOKIE)!;
    expect((await visitor.delete('/api/candidate-area/session')).status).toBe(204);
    expect(visitor.cookieJar.has(COOKIE)).toBe(false);
    const replay = await system.visitor().send('GET', '/api/candidate-area', undefined, {
      cookie: `${COOKIE}=${stolen}`,
    });
    expect(replay.status).toBe(401);
  });

  it('has a session of its own: staff open no area, and candidates nothing of the staff', async () => {
    const { id, visitor } = await visitors.candidate();
    expect((await admin.get('/api/candidate-area')).status).toBe(401);
    for (const path of ['/api/candidates', `/api/candidates/${id}`, '/api/auth/me', '/api/live'])
      expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.graphql('{ candidates { candidates { id } } }')).body.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('refuses requests of other sites', async () => {
    const { visitor } = await visitors.candidate();
    const { status } = await visitor.send(
      'POST',
      '/api/candidate-area/applications',
      { jobId: jobs[1]!.id },
      {
        'sec-fetch-site': 'cross-site',
      },
    );
    expect(status).toBe(403);
  });

  it('keeps neither token nor address in Redis', async () => {
    const { email, visitor } = await visitors.candidate();
    const redis = new Redis(testRedisUrl());
    try {
      const texts = await everythingIn(redis, system.redisPrefix);
      expect(texts.some((text) => text.includes(':candidate-session:'))).toBe(true);
      const secrets = [email, visitor.cookieJar.get(COOKIE)!];
      expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    } finally {
      redis.disconnect();
    }
  });
});
