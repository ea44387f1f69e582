import { randomUUID } from 'node:crypto';
import { applicant, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { ok, type Row } from './back-office.js';

interface Operations {
  services: Array<{ name: string; up: boolean; outbox: object | null; cronRuns: Row[] | null }>;
  queues: Array<{ name: string; failed: number; workers: number }>;
  failedMessages: Array<{ queue: string; id: string; name: string; reason: string; payload: object }>;
  failedDeliveries: Row[] | null;
}

const BOARD = '/admin/queues';

describe('operations', () => {
  let system: TestSystem;
  let admin: Visitor;
  let employee: Visitor;
  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs', 'candidates', 'interviews', 'referrals', 'notifications'],
    });
    await system.running.process('interviews').stop();
    admin = await system.admin();
    const person = { username: 'operadora', password: 'senha-de-quem-opera', isEmployee: true };
    await ok(admin.post('/api/auth/register', person), 201);
    employee = system.visitor();
    expect((await employee.login(person.username, person.password)).status).toBe(200);
  });
  afterAll(() => system?.stop());

  const look = () => ok<Operations>(admin.get('/api/admin/operations'));

  it('show the outbox and cron runs of each service, and which service is down', async () => {
    await system.settle();
    const { services, queues, failedDeliveries } = await look();
    const service = (name: string) => services.find((one) => one.name === name);
    expect(service('interviews')).toEqual({ name: 'interviews', up: false, outbox: null, cronRuns: null });
    expect(service('jobs')).toEqual({
      name: 'jobs',
      up: true,
      outbox: { waiting: 0, oldestSeconds: 0 },
      cronRuns: [],
    });
    const cronNames = (name: string) => service(name)?.cronRuns?.map((run) => run.name);
    expect(cronNames('referrals')?.sort()).toEqual(['bonus', 'referral-counts', 'referral-counts-check']);
    expect(cronNames('candidates')?.sort()).toEqual([
      ...[
        'application-drafts',
        'candidate-counts',
        'candidate-counts-check',
        'job-alerts',
        'response-digest',
      ],
      ...['retention', 'unused-uploads'],
    ]);
    expect(service('referrals')?.cronRuns?.find(({ name }) => name === 'bonus')).toMatchObject({
      finishedAt: expect.stringMatching(/Z$/),
      counts: { due: 0, overdue: 0 },
      error: null,
    });
    const bySide = Object.fromEntries(queues.map(({ name, workers }) => [name, workers]));
    expect(bySide).toMatchObject({ referrals: 1, 'bonus-schedule': 1, interviews: 0, 'resume-parsing': 0 });
    expect(failedDeliveries).toEqual([]);
  });

  it('restrict the queue page to administrators and to our own origin', async () => {
    for (const path of [BOARD, `${BOARD}/`, `${BOARD}/api/queues`, `${BOARD}/static/favicon.ico`]) {
      expect((await system.visitor().get(path)).status).toBe(401);
      expect((await employee.get(path)).status).toBe(403);
      expect((await admin.get(path)).status).toBe(200);
    }
    const retryAll = `${BOARD}/api/queues/referrals/retry/failed`;
    expect((await system.visitor().put(retryAll)).status).toBe(401);
    expect((await employee.put(retryAll)).status).toBe(403);
    const foreign = await admin.send('PUT', retryAll, {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'CROSS_ORIGIN' } });
    const page = await admin.get<string>(BOARD);
    expect(page.body).toContain('__UI_CONFIG__');
    expect(page.body).not.toContain('googleapis');
  });

  it('show a poison message that blocks no other, and replay it once its cause is fixed', async () => {
    const code = 'REFQ1W2E3';
    const visitor = system.visitor();
    await ok(
      visitor.post('/api/referrals/anonymous', { code, referrerName: 'Ana Souza', referrerEmail: 'a@b.com' }),
      201,
    );
    const apply = async (n: number) => {
      const form = { ...applicant(n), referralCode: code, recaptchaToken: await system.captcha() };
      return (await ok(visitor.post<Row>('/api/candidates', form), 201)).id;
    };
    const referral = async (candidateId: number) =>
      (await ok<Row[]>(admin.get(`/api/referral-applications?candidateId=${candidateId}`)))[0];
    const candidateId = await apply(1);
    await system.settle();

    // From here on events are awaited, and interviews subscribes to some.
    await system.running.process('interviews').restart();
    // The undo of a hire arrives before the hire: its handler fails until then.
    const hireDate = new Date().toISOString();
    const event = { id: randomUUID(), name: 'candidate.hire-undone', occurredAt: hireDate, requestId: null };
    const message = {
      name: event.name,
      data: { ...event, payload: { candidateId, hireDate } },
      options: { jobId: event.id, attempts: 1 },
    };
    await ok(admin.post(`${BOARD}/api/queues/referrals/add`, message));
    await apply(2);
    await system.settle();
    const { failedMessages, queues } = await look();
    expect(failedMessages).toMatchObject([
      {
        queue: 'referrals',
        id: event.id,
        name: event.name,
        reason: expect.stringContaining('has not arrived yet'),
        payload: { candidateId, hireDate },
      },
    ]);
    expect(queues.find(({ name }) => name === 'referrals')?.failed).toBe(1);

    await ok(admin.put(`/api/candidates/${candidateId}/status`, { status: 'hired' }));
    await system.settle();
    expect(await referral(candidateId)).toMatchObject({ isHired: true });
    const replay = { queue: 'referrals', id: event.id };
    expect(await ok(admin.post('/api/admin/operations/replay', replay))).toEqual({ replayed: 1 });
    await system.settle();
    expect(await referral(candidateId)).toMatchObject({ isHired: false });
    expect((await look()).failedMessages).toEqual([]);
    await ok(admin.post('/api/admin/operations/replay', replay), 404);
    expect(await ok(admin.post('/api/admin/operations/replay', {}))).toEqual({ replayed: 0 });
    await ok(admin.post('/api/admin/operations/replay', { queue: 'referrals' }), 400);
  });
});
