import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Visitor,
  eventually,
  resumePdf,
  startOtlpCollector,
  startTestSystem,
  type CollectedSpan,
  type OtlpCollector,
  type TestSystem,
} from '@araucaria/testing';

interface LogLine {
  refusal?: string;
  code?: string;
  where?: string;
  remoteAddress?: string;
  accountId?: number;
  level: number;
  requestId?: string;
  traceId?: string;
}
const WARN_LEVEL = 40;

/** The span and the spans above it, the first one of its trace first. */
function ancestorsOf(span: CollectedSpan | undefined, spans: CollectedSpan[]): CollectedSpan[] {
  if (!span) return [];
  return [
    ...ancestorsOf(
      spans.find(({ spanId }) => spanId === span.parentSpanId),
      spans,
    ),
    span,
  ];
}

describe('logs, traces and metrics', () => {
  let system: TestSystem;
  let collector: OtlpCollector;
  beforeAll(async () => {
    collector = await startOtlpCollector();
    system = await startTestSystem({
      env: {
        ...{ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1/8,::1', LOG_LEVEL: 'debug' },
        ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
        OTEL_TRACES_SAMPLER_ARG: '1',
      },
    });
  });
  afterAll(async () => {
    await system?.stop();
    await collector.stop();
  });

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
    const texts = [...(await allLogs()), { name: 'traces', text: collector.received() }];
    const leaks = texts.flatMap(({ name: file, text }) =>
      [...text.matchAll(found)].map(([match]) => `${file}: ${match}`),
    );
    expect(leaks).toEqual([]);
  });

  it('follow an application from the browser to its e-mail in one trace', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const browserSpan = '00f067aa0ba902b7';
    const { status } = await system.visitor().send(
      'POST',
      '/api/candidates',
      {
        ...{ firstName: 'Rita', lastName: 'Pires', phone: '(85) 98123-4567', email: 'rita@example.com' },
        ...{ address: 'Rua A, 1', jobId: 0, recaptchaToken: await system.captcha() },
      },
      { traceparent: `00-${traceId}-${browserSpan}-00` },
    );
    expect(status).toBe(201);
    await system.settle();

    // Processes send their spans in batches, so a child may arrive before its parent.
    const { spans, path } = await eventually(async () => {
      const received = collector.spans.filter((span) => span.traceId === traceId);
      const ancestors = ancestorsOf(
        received.find(({ name }) => name === 'send e-mail'),
        received,
      );
      return ancestors[0]?.parentSpanId === browserSpan && { spans: received, path: ancestors };
    });
    expect(path.map((span) => `${span.process}: ${span.name}`)).toEqual([
      'gateway: POST /api/candidates',
      'gateway: call candidates.apply',
      'candidates: candidates.apply',
      'candidates: publish candidate.applied',
      'notifications: process candidate.applied',
      'notifications: send e-mail',
    ]);
    const service = spans.find(({ name }) => name === 'candidates.apply')!;
    const statements = spans.filter(
      (span) => span.parentSpanId === service.spanId && span.attributes['db.system.name'] === 'postgresql',
    );
    expect(statements.map(({ name }) => name)).toEqual(['insert person']);
    expect((await linesOf()).some((line) => line.traceId === traceId)).toBe(true);
  });

  it('follow a résumé from its upload to the parser', () => {
    const parsing = collector.spans.find(({ name }) => name === 'parse résumé');
    const names = collector.spans
      .filter(({ traceId }) => traceId === parsing?.traceId)
      .map((span) => `${span.process}: ${span.name}`);

    expect(names).toEqual(
      expect.arrayContaining([
        'gateway: POST /api/resume/upload',
        'gateway: storage put',
        'gateway: request resume-parsing',
        'resume-parser: process resume-parsing',
        'resume-parser: storage read',
      ]),
    );
  });

  it('count requests by route, calls, queues, outboxes, connections, e-mails and résumés', async () => {
    const textOf = async (name: string) => {
      const { healthUrl } = system.running.process(name);
      return (await fetch(healthUrl.replace('/health/ready', '/metrics'))).text();
    };
    const [gateway, candidates, notifications, parser] = await Promise.all(
      ['gateway', 'candidates', 'notifications', 'resume-parser'].map(textOf),
    );

    expect(gateway).toMatch(
      /^http_server_request_duration_seconds_count\{.*route="\/api\/candidates".*\} \d+$/m,
    );
    expect(gateway).not.toContain('xirimbamba');
    expect(gateway).toMatch(
      /^rpc_client_duration_seconds_count\{call="candidates.apply",outcome="ok"\} [1-9]/m,
    );
    expect(gateway).toMatch(/^queue_messages\{queue="notifications",state="failed"\} 0$/m);
    expect(gateway).toMatch(/^queue_oldest_message_age_seconds\{queue="resume-parsing"\} 0$/m);
    expect(gateway).toMatch(/^queue_workers\{queue="notifications"\} 1$/m);
    expect(candidates).toMatch(/^outbox_unpublished_events\{schema="candidates"\} 0$/m);
    expect(candidates).toMatch(/^database_pool_connections\{pool="transactions",state="idle"\} \d+$/m);
    expect(candidates).toMatch(/^cron_last_run_success\{cron="retention"\} 1$/m);
    expect(notifications).toMatch(/^deliveries_total\{channel="email",outcome="sent"\} [1-9]/m);
    expect(parser).toMatch(/^resume_parsing_duration_seconds_count\{outcome="read"\} [1-9]/m);
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
