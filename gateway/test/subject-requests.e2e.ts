import { Redis } from 'ioredis';
import { applicant, eventually, startTestSystem, testRedisUrl, type TestSystem } from '@araucaria/testing';
import { everythingIn } from './redis-contents.js';
import { expectSameCalls } from './rpc-calls.js';

/** Hides how long the work took; timers may end a millisecond early. */
const MIN_DURATION_MS = 495;

describe('requests of people by the public form', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  const submit = async (email: string, change: object = {}) => {
    const body = {
      kind: 'erasure',
      name: 'Joana Prado',
      email,
      recaptchaToken: await system.captcha(),
      ...change,
    };
    const start = performance.now();
    const { status, body: response } = await system.visitor().post('/api/privacy/requests', body);
    return { status, response, durationMs: performance.now() - start };
  };
  const mailedToken = (email: string) =>
    eventually(async () => {
      const mail = system.mailbox
        .messages()
        .find(({ to, subject }) => to.includes(email) && subject.startsWith('Confirme'));
      return /\/privacidade\/pedido\/confirmar#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    });
  const confirm = (token: string) => system.visitor().post('/api/privacy/requests/confirmation', { token });
  const listed = async () => {
    const query = '{ subjectRequests { id kind channel email emailConfirmed state } }';
    const { body } = await (await system.admin()).graphql(query);
    return (body as { data: { subjectRequests: Array<{ id: number; email: string }> } }).data.subjectRequests;
  };
  const apply = async (n: number) => {
    const form = {
      ...applicant(n),
      jobId: 0,
      consentVersion: '2026-11',
      recaptchaToken: await system.captcha(),
    };
    const { body } = await system.visitor().post<{ id: number }>('/api/candidates', form);
    return body.id;
  };

  it('need a captcha and valid fields', async () => {
    const form = { kind: 'access', name: 'Ana', email: 'ana@example.com' };
    expect((await system.visitor().post('/api/privacy/requests', form)).status).toBe(400);
    expect(await submit('ana', { kind: 'outro' })).toMatchObject({
      status: 400,
      response: { code: 'VALIDATION_FAILED' },
    });
  });

  it('get the same response with the same calls, whether the address is stored, unknown or has too many', async () => {
    await apply(1);
    const emails = { known: applicant(1).email, unknown: 'ninguem@example.com' };
    await system.settle();
    // The last request of the known address is its fourth, which is refused without a sign of it.
    const requests = [emails.known, emails.unknown, emails.known, emails.known, emails.known].map(
      (email) => async () => {
        const { status, response, durationMs } = await submit(email);
        expect([status, response]).toEqual([202, '']);
        expect(durationMs).toBeGreaterThanOrEqual(MIN_DURATION_MS);
      },
    );
    await expectSameCalls(system, requests);
    await system.settle();
    const toKnown = () =>
      system.mailbox
        .messages()
        .filter(({ to, subject }) => to.includes(emails.known) && subject.startsWith('Confirme'));
    await eventually(async () => toKnown().length === 3);
    expect(await listed()).toEqual([]);
  });

  it('are not confirmed by a GET, and then once, which starts the deadline and notifies staff', async () => {
    const email = 'caio.pede@example.com';
    await submit(email, { kind: 'access' });
    const token = await mailedToken(email);
    await system.visitor().get(`/privacidade/pedido/confirmar?token=${token}`);
    await system.visitor().get(`/api/privacy/requests/confirmation?token=${token}`);
    expect(await listed()).toEqual([]);
    const { status, body } = await confirm(token);
    expect(status).toBe(200);
    const { id } = body as { id: number };
    expect(body).toEqual({
      id,
      kind: 'access',
      dueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    });
    expect((await confirm(token)).body).toEqual(body);
    expect(await listed()).toEqual([
      { id, kind: 'access', channel: 'site', email, emailConfirmed: true, state: 'open' },
    ]);
    expect(await confirm('a'.repeat(43))).toMatchObject({ status: 410, body: { code: 'LINK_GONE' } });
  });

  it('of access are answered with a page in Portuguese, as a file', async () => {
    await apply(3);
    const { email } = applicant(3);
    await submit(email, { kind: 'access' });
    const { body } = await confirm(await mailedToken(email));
    const { id } = body as { id: number };
    const admin = await system.admin();
    const page = await admin.get<string>(`/api/privacy/requests/${id}/export.html`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-disposition')).toBe('attachment; filename="dados-pessoais.html"');
    expect(page.body).toContain(`<dt>E-mail</dt><dd>${email}</dd>`);
    expect(page.body).toContain('<h2>Mensagens</h2>');
    expect((await system.visitor().get(`/api/privacy/requests/${id}/export.html`)).status).toBe(401);
  });

  it('erase nothing until staff do', async () => {
    const candidateId = await apply(2);
    const { email } = applicant(2);
    await submit(email);
    const { body } = await confirm(await mailedToken(email));
    const stored = () =>
      system.rows('select id from candidates.candidate_record where id = $1', [candidateId]);
    await system.settle();
    expect(await stored()).toHaveLength(1);
    const admin = await system.admin();
    const { id } = body as { id: number };
    await admin.graphql(`mutation { eraseSubject(requestId: ${id}) { id } }`);
    expect(await stored()).toEqual([]);
  });

  it('have tokens that no table and no key of Redis holds', async () => {
    const email = 'davi.pede@example.com';
    await submit(email);
    const token = await mailedToken(email);
    await confirm(token);
    await system.settle();
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
    expect(texts.some((text) => text.includes('subject-request.submitted'))).toBe(true);
    expect(texts.filter((text) => text.includes(token))).toEqual([]);
  });
});
