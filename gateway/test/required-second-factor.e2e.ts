import { eventually, startTestSystem, totpCode, type TestSystem } from '@araucaria/testing';
import { DAY_MS } from '@araucaria/contracts/domain';

describe('a required second factor', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem('usual', { REQUIRE_SECOND_FACTOR: 'admins' });
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
    const code = await totpCode(secret, -1);
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

describe('a second factor that may wait', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem('usual', { REQUIRE_SECOND_FACTOR: 'admins-after-grace' });
  });
  afterAll(() => system?.stop());

  interface Me {
    mustEnrolSecondFactor?: true;
    secondFactorDueAt?: string;
  }

  it('is asked of an administrator by notice and e-mail, and required after a week', async () => {
    await system.rows(`update users.account set email = 'admin@exemplo.com.br' where username = 'admin'`);
    const visitor = system.visitor();
    const login = await visitor.login('admin', 'senha-do-teste-2026');
    expect(login).toMatchObject({ status: 200, body: { secondFactorDueAt: expect.stringMatching(/Z$/) } });
    const { secondFactorDueAt: dueAt = '' } = (await visitor.get<Me>('/api/auth/me')).body;
    const daysLeft = (Date.parse(dueAt) - Date.now()) / DAY_MS;
    expect(daysLeft).toBeGreaterThan(6.9);
    expect(daysLeft).toBeLessThanOrEqual(7);
    expect((await visitor.get('/api/users')).status).toBe(200);
    // Another login neither moves the day nor sends another e-mail.
    const again = system.visitor();
    await again.login('admin', 'senha-do-teste-2026');
    expect((await again.get<Me>('/api/auth/me')).body.secondFactorDueAt).toBe(dueAt);
    const mails = () =>
      system.rows(`select 1 from notifications.delivery where kind = 'account-second-factor'`);
    await eventually(async () => (await mails()).length > 0);
    expect(await mails()).toHaveLength(1);

    await system.rows(
      `update users.account set factor_due_at = now() - interval '1 minute' where username = 'admin'`,
    );
    const late = system.visitor();
    expect(await late.login('admin', 'senha-do-teste-2026')).toMatchObject({
      status: 200,
      body: { mustEnrolSecondFactor: true },
    });
    expect(await late.get('/api/users')).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
  });

  it('is not asked of other users', async () => {
    const visitor = system.visitor();
    await visitor.login('maria.souza', 'indicacoes2026');
    expect((await visitor.get<Me>('/api/auth/me')).body).not.toHaveProperty('secondFactorDueAt');
  });
});
