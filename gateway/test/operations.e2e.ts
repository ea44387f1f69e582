import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applicant,
  eventually,
  startTestSystem,
  storeFailedMessage,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
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
    system = await startTestSystem();
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
    expect(cronNames('referrals')?.sort()).toEqual([
      'bonus',
      'referral-counts',
      'referral-counts-check',
      'referral-names',
    ]);
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
    expect(bySide).toMatchObject({ referrals: 1, 'bonus-schedule': 1, interviews: 0, 'resume-parsing': 1 });
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

  it('let nobody change a queue by the queue page', async () => {
    // All calls of Bull Board that change something (`dist/routes.js` of @bull-board/api).
    const queue = `${BOARD}/api/queues/users`;
    const calls = [
      ['POST', `${queue}/add`],
      ...['pause', 'resume'].map((path) => ['PUT', `${BOARD}/api/queues/${path}`]),
      ...['retry/failed', 'promote', 'clean/completed', 'pause', 'resume', 'concurrency', 'rate-limit'].map(
        (path) => ['PUT', `${queue}/${path}`],
      ),
      ...['rate-limit/release', 'empty', 'obliterate', 'job-schedulers/x/remove', 'job-schedulers/x/run'].map(
        (path) => ['PUT', `${queue}/${path}`],
      ),
      ...['retry', 'clean', 'promote', 'remove-unprocessed-children'].map((path) => [
        'PUT',
        `${queue}/1/${path}`,
      ]),
      ...['job-schedulers/x', '1/update-data', '1/delay', '1/priority'].map((path) => [
        'PATCH',
        `${queue}/${path}`,
      ]),
    ] as Array<[method: string, path: string]>;
    const body = { name: 'audit.recorded', data: { id: 'forged', name: 'audit.recorded', payload: {} } };
    for (const [method, path] of calls) {
      const { status } = await admin.send(method, path, body);
      expect([method, path, status]).toEqual([method, path, 403]);
    }
    const { queues } = await ok<{ queues: Array<{ readOnlyMode: boolean }> }>(
      admin.get(`${BOARD}/api/queues`),
    );
    expect(queues.length).toBeGreaterThan(5);
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
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
    // The undo of a hire has arrived before the hire: its handler fails until then.
    const hireDate = new Date().toISOString();
    const name = 'candidate.hire-undone';
    const payload = { candidateId, hireDate };
    const reason = 'the hire has not arrived yet';
    const secrets = JSON.parse(readFileSync(join(system.dataDir, 'secrets.json'), 'utf8')) as {
      rpcKeys: Record<string, object>;
    };
    const publisherKey = JSON.stringify(secrets.rpcKeys.candidates);
    const failure = { name, payload, reason, publisherKey };
    const id = await storeFailedMessage(system.redisPrefix, 'referrals', failure);
    await apply(2);
    await system.settle();
    const { failedMessages, queues } = await look();
    expect(failedMessages).toMatchObject([
      {
        queue: 'referrals',
        id,
        name,
        reason,
        payload,
      },
    ]);
    expect(queues.find(({ name }) => name === 'referrals')?.failed).toBe(1);

    await ok(admin.put(`/api/candidates/${candidateId}/status`, { status: 'hired' }));
    await system.settle();
    expect(await referral(candidateId)).toMatchObject({ isHired: true });
    const replay = { queue: 'referrals', id };
    expect(await ok(admin.post('/api/admin/operations/replay', replay))).toEqual({ replayed: 1 });
    await system.settle();
    expect(await referral(candidateId)).toMatchObject({ isHired: false });
    expect((await look()).failedMessages).toEqual([]);
    await ok(admin.post('/api/admin/operations/replay', replay), 404);
    expect(await ok(admin.post('/api/admin/operations/replay', {}))).toEqual({ replayed: 0 });
    await ok(admin.post('/api/admin/operations/replay', { queue: 'referrals' }), 400);

    const entry = await eventually(async () => {
      const trail = await ok<{ entries: Row[] }>(admin.get('/api/admin/audit?action=messages.replayed'));
      return trail.entries.find(({ details }) => (details as { queue: string | null }).queue === 'referrals');
    });
    expect(entry).toMatchObject({ details: { id, replayed: 1 } });
  });
});
