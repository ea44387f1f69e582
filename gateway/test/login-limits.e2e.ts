import { Visitor, startTestSystem, type ApiResponse, type TestSystem } from '@araucaria/testing';

const PASSWORD = 'senha-do-teste-2026';

// What is counted is tested in login-attempts.int-spec.ts; here, that a login is counted so.
describe('limits of failed logins', () => {
  let system: TestSystem;
  beforeAll(async () => {
    // Behind a proxy on this machine, so that each login can come from another address.
    system = await startTestSystem('usual', {
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1/8,::1',
      // Logins while the users service is stopped fail soon.
      RPC_RETRY_WINDOW_MS: '200',
    });
  });
  afterAll(() => system?.stop());

  const login = (address: string, password: string, recaptchaToken: string): Promise<ApiResponse> => {
    const body = { username: 'admin', password, recaptchaToken };
    return new Visitor(system.url).send('POST', '/api/auth/login', body, { 'x-forwarded-for': address });
  };

  it('does not count a login without a solved captcha', async () => {
    for (let n = 0; n < 12; n++) expect((await login('198.51.100.1', 'wrong', 'nonsense')).status).toBe(400);
    expect((await login('198.51.100.1', PASSWORD, await system.captcha())).status).toBe(200);
  });

  it('refuses the right password after ten failures from one address, and accepts it from another', async () => {
    for (let n = 0; n < 10; n++)
      expect((await login('198.51.100.2', 'wrong', await system.captcha())).status).toBe(401);
    const refused = await login('198.51.100.2', PASSWORD, await system.captcha());
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect((await login('198.51.100.1', PASSWORD, await system.captcha())).status).toBe(200);
  });

  it('counts wrong current passwords of a session that changes the password', async () => {
    const address = { 'x-forwarded-for': '198.51.100.4' };
    const visitor = await system.admin();
    const { id } = (await visitor.get<{ id: number }>('/api/auth/me')).body;
    const change = (currentPassword: string) =>
      visitor.send(
        'PUT',
        `/api/users/${id}/change-password`,
        { currentPassword, newPassword: 'uma-senha-nova-77' },
        address,
      );
    for (let n = 0; n < 10; n++)
      expect(await change(`errada-${n}`)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'currentPassword', message: 'A senha atual está incorreta' }] },
      });
    expect(await change(PASSWORD)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await login('198.51.100.4', PASSWORD, await system.captcha())).status).toBe(429);
    expect((await login('198.51.100.1', PASSWORD, await system.captcha())).status).toBe(200);
  });

  it('does not count attempts whose password cannot be checked', async () => {
    const users = system.running.process('users');
    await users.stop();
    for (let n = 0; n < 11; n++)
      expect((await login('198.51.100.3', PASSWORD, await system.captcha())).status).toBe(503);
    users.start();
    await system.running.ready();
    expect((await login('198.51.100.3', PASSWORD, await system.captcha())).status).toBe(200);
  });
});
