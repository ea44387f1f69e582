import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Visitor, eventually, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';

interface LogLine {
  refusal?: string;
  code?: string;
  where?: string;
  remoteAddress?: string;
  accountId?: number;
  level: number;
  requestId?: string;
}
const WARN_LEVEL = 40;

describe('logs', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({
      env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1/8,::1', LOG_LEVEL: 'debug' },
    });
  }, 120_000);
  afterAll(() => system?.stop());

  const allLogs = async () => {
    const files = (await readdir(system.dataDir, { recursive: true })).filter((name) =>
      name.endsWith('.log'),
    );
    expect(files.length).toBeGreaterThan(5);
    return Promise.all(
      files.map(async (name) => ({ name, text: await readFile(join(system.dataDir, name), 'utf8') })),
    );
  };
  const linesOf = async (): Promise<LogLine[]> =>
    (await allLogs())
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine);

  it('hold nothing that a person wrote', async () => {
    const [name, email] = ['Zuleica Quixadá', 'zuleica.quixada@privado.example'];
    const person = {
      firstName: 'Zuleica',
      lastName: 'Quixadá',
      phone: '(85) 98123-4567',
      address: 'Rua Xirimbamba 77',
      linkedinUrl: 'https://linkedin.com/in/xirimbamba',
      coverLetter: 'Carta xirimbamba',
      email,
    };
    const visitor = system.visitor();
    const { body: upload } = await visitor.upload<{ resumeUrl: string }>(
      await resumePdf(name, email),
      'xirimbamba.pdf',
    );
    const apply = async (changes: object = {}) =>
      visitor.post('/api/candidates', {
        ...{ ...person, resumeUrl: upload.resumeUrl, jobId: 0, recaptchaToken: await system.captcha() },
        ...changes,
      });
    expect((await apply()).status).toBe(201);
    // Twice: the database refuses the second one with its values.
    expect((await apply()).status).toBe(409);
    expect((await apply({ phone: 'xirimbamba' })).status).toBe(400);
    expect(
      (await apply({ email: 'x.xirimbamba@privado.example', linkedinUrl: 'javascript:xirimbamba' })).status,
    ).toBe(400);
    const referral = { code: 'REFZULE01', referrerName: name, referrerEmail: email, jobId: 5 };
    expect((await visitor.post('/api/referrals/anonymous', referral)).status).toBe(201);
    expect((await visitor.login('xirimbamba', 'segredo-xirimbamba')).status).toBe(401);
    expect((await visitor.login('admin', 'segredo-xirimbamba')).status).toBe(401);
    expect((await visitor.get('/api/candidates?search=xirimbamba')).status).toBe(401);
    const admin = await system.admin();
    expect((await admin.get('/api/candidates?search=xirimbamba')).status).toBe(200);
    const account = { username: 'xirimbamba', password: 'pinhao-xirimbamba-77', email };
    expect((await admin.post('/api/auth/register', account)).status).toBe(201);
    expect((await admin.post('/api/auth/register', account)).status).toBe(409);
    await system.settle();

    const found = /.{0,80}(?:zuleica|quixad|privado\.example|98123-?4567|xirimbamba).{0,80}/gi;
    const leaks = (await allLogs()).flatMap(({ name: file, text }) =>
      [...text.matchAll(found)].map(([match]) => `${file}: ${match}`),
    );
    expect(leaks).toEqual([]);
  });

  it('hold each failed login and each refusal, with the address and the account, and metrics count them', async () => {
    const address = '203.0.113.77';
    const from = { 'x-forwarded-for': address };
    const visitor = new Visitor(system.url);
    const fail = async (username: string) =>
      visitor.send(
        'POST',
        '/api/auth/login',
        { username, password: 'errada-123', recaptchaToken: await system.captcha() },
        from,
      );
    expect((await fail('admin')).status).toBe(401);
    expect((await fail('ninguem')).status).toBe(401);
    expect((await visitor.send('GET', '/api/candidates', undefined, from)).status).toBe(401);
    await visitor.send('POST', '/graphql', { query: '{ candidates { pagination { limit } } }' }, from);
    const admin = await system.admin();
    const account = { username: 'ana.reis', password: 'pinhao-verde-77' };
    const { body: employee } = await admin.post<{ id: number }>('/api/auth/register', account);
    const user = system.visitor();
    await user.login(account.username, account.password);
    expect((await user.send('GET', '/api/candidates', undefined, from)).status).toBe(403);
    for (let n = 0; n < 11; n++) await visitor.send('POST', '/api/candidates', {}, from);

    const refusals = await eventually(async () => {
      const lines = (await linesOf()).filter((line) => line.remoteAddress === address);
      return lines.some(({ refusal }) => refusal === 'rate-limit') && lines;
    });
    const seen = refusals.map(({ refusal, where, accountId, level }) => ({
      refusal,
      where,
      accountId,
      level,
    }));
    const expected = (refusal: string, where: string, accountId?: number) => ({
      refusal,
      where,
      accountId,
      level: WARN_LEVEL,
    });
    expect(seen).toEqual(
      expect.arrayContaining([
        expected('login', 'POST /api/auth/login'),
        expected('unauthenticated', 'GET /api/candidates'),
        expected('unauthenticated', 'graphql candidates'),
        expected('forbidden', 'GET /api/candidates', employee.id),
        expected('rate-limit', 'POST /api/candidates'),
      ]),
    );
    // The line with the account of a failed login belongs to the same request.
    const { requestId } = refusals.find(({ refusal }) => refusal === 'login')!;
    const sameRequest = (await linesOf()).filter((line) => line.requestId === requestId);
    expect(sameRequest.some(({ accountId }) => typeof accountId === 'number')).toBe(true);

    const metrics = await (await fetch(`${system.url}/metrics`)).text();
    const countOf = (kind: string) =>
      Number(new RegExp(`gateway_refusals_total\\{kind="${kind}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
    expect(countOf('login')).toBeGreaterThanOrEqual(2);
    for (const kind of ['unauthenticated', 'forbidden', 'rate-limit'])
      expect([kind, countOf(kind) > 0]).toEqual([kind, true]);
  });
});
