import { randomUUID } from 'node:crypto';
import { unzipSync, strFromU8 } from 'fflate';
import { Redis } from 'ioredis';
import type { CandidateArea } from '@araucaria/contracts';
import {
  applicant,
  businessDayIn,
  eventually,
  instantOf,
  resumePdf,
  startTestSystem,
  testRedisUrl,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { everythingIn } from './redis-contents.js';
import { expectSameCalls } from './rpc-calls.js';

/** The work for a known address takes about 10 ms longer and is hidden by this time; timers may end a millisecond early. */
const MIN_DURATION_MS = 495;
const COOKIE = 'candidatura';
let people = 900;

interface NewResume {
  id: number;
  read: Record<string, string | null>;
  experiences: object[];
}

describe("the candidate's area", () => {
  let system: TestSystem;
  let admin: Visitor;
  let jobs: Array<{ id: number; title: string }>;
  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
    jobs = (await admin.get<typeof jobs>('/api/jobs')).body;
  });
  afterAll(() => system?.stop());

  const apply = async (change: Record<string, unknown> = {}) => {
    const form = applicant(++people);
    const { status, body } = await system.visitor().post<{ id: number }>('/api/candidates', {
      ...form,
      jobId: jobs[0]!.id,
      recaptchaToken: await system.captcha(),
      ...change,
    });
    expect(status).toBe(201);
    return { id: body.id, email: form.email };
  };
  const requestLink = async (email: string) => {
    const body = { email, recaptchaToken: await system.captcha() };
    const startMs = performance.now();
    const { status, body: response } = await system.visitor().post('/api/candidate-area/links', body);
    return { status, response, durationMs: performance.now() - startMs };
  };
  const mailedToken = async (email: string) => {
    await requestLink(email);
    return eventually(async () => {
      const mail = system.mailbox
        .messages()
        .find(({ to, subject }) => to.includes(email) && subject === 'O seu link para Minha candidatura');
      return /\/minha-candidatura#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    });
  };
  /** A candidate with a session. */
  const candidate = async (change: Record<string, unknown> = {}) => {
    const { id, email } = await apply(change);
    const visitor = system.visitor();
    const { status } = await visitor.post('/api/candidate-area/session', { token: await mailedToken(email) });
    expect(status).toBe(204);
    return { id, email, visitor };
  };
  const area = async (visitor: Visitor) => (await visitor.get<CandidateArea>('/api/candidate-area')).body;

  it('sends a link after a captcha; response, calls and least time are the same for every address', async () => {
    const { email } = await apply();
    expect((await system.visitor().post('/api/candidate-area/links', { email })).status).toBe(400);
    await system.settle();
    const requests = [email, 'ninguem@example.com'].map((address) => async () => {
      const { status, response, durationMs } = await requestLink(address);
      expect([status, response]).toEqual([202, '']);
      expect(durationMs).toBeGreaterThanOrEqual(MIN_DURATION_MS);
    });
    await expectSameCalls(system, requests);
  });

  it('is opened once by a link, by a POST only, and closed by its end', async () => {
    const { email } = await apply();
    const token = await mailedToken(email);
    await system.visitor().get(`/api/candidate-area/session?token=${token}`);
    const [visitor, other] = [system.visitor(), system.visitor()];
    expect((await visitor.post('/api/candidate-area/session', { token })).status).toBe(204);
    expect(await other.post('/api/candidate-area/session', { token })).toMatchObject({
      status: 410,
      body: { code: 'LINK_GONE', state: 'used' },
    });
    expect(await area(visitor)).toMatchObject({ email, applications: [{ current: 'received' }] });
    const stolen = visitor.cookieJar.get(COOKIE)!;
    expect((await visitor.delete('/api/candidate-area/session')).status).toBe(204);
    expect(visitor.cookieJar.has(COOKIE)).toBe(false);
    const replay = await system.visitor().send('GET', '/api/candidate-area', undefined, {
      cookie: `${COOKIE}=${stolen}`,
    });
    expect(replay.status).toBe(401);
  });

  it('has a session of its own: staff open no area, and candidates nothing of the staff', async () => {
    const { id, visitor } = await candidate();
    expect((await admin.get('/api/candidate-area')).status).toBe(401);
    for (const path of ['/api/candidates', `/api/candidates/${id}`, '/api/auth/me', '/api/live'])
      expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.graphql('{ candidates { candidates { id } } }')).body.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('refuses requests of other sites', async () => {
    const { visitor } = await candidate();
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
    const { email, visitor } = await candidate();
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

  it('withdraws an application: staff see it live, its interview is cancelled, and both are undone', async () => {
    const { id, visitor } = await candidate();
    const day = await businessDayIn(admin, 30);
    const scheduled = await admin.post<{ id: string }>('/api/interviews', {
      candidateId: id,
      jobId: jobs[0]!.id,
      interviewDate: instantOf(day, '09:00'),
      interviewType: 'hr',
    });
    expect(scheduled.status).toBe(201);
    await eventually(async () => (await area(visitor)).applications[0]?.current === 'interview');
    expect((await area(visitor)).applications[0]).toMatchObject({
      next: { actor: 'candidate', text: 'Confirme a sua presença na entrevista.' },
      interviews: [{ id: scheduled.body.id, status: 'scheduled' }],
    });
    const calendar = await visitor.get<string>(
      `/api/candidate-area/interviews/${scheduled.body.id}/calendar.ics`,
    );
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(calendar.body).toContain(`DTSTART;TZID=America/Sao_Paulo:${day.replaceAll('-', '')}T090000`);
    const { visitor: stranger } = await candidate();
    // Who has the link of the invitation knows all that the entry says.
    const byLink = await system.visitor().get<string>(`/api/interviews/${scheduled.body.id}/calendar.ics`);
    expect(byLink).toMatchObject({ status: 200, body: expect.stringContaining('METHOD:PUBLISH') as string });
    expect(byLink.body).not.toContain('@example.com');
    expect((await stranger.get(`/api/interviews/${randomUUID()}/calendar.ics`)).status).toBe(404);
    const foreign = `/api/candidate-area/interviews/${scheduled.body.id}/calendar.ics`;
    expect((await stranger.get(foreign)).status).toBe(404);
    const stream = await admin.listen('/api/live');
    const withdrawal = await visitor.post<{ changeId: string }>(
      `/api/candidate-area/applications/${id}/withdrawal`,
      { reason: 'Aceitei outra proposta' },
    );
    expect(withdrawal.status).toBe(200);
    expect((await area(visitor)).applications[0]).toMatchObject({ outcome: 'declined', current: 'result' });
    await stream.until('message', { name: 'candidate.status-changed', candidateId: id });
    stream.close();
    const interviewStatus = async () =>
      (await admin.get<{ status: string }>(`/api/interviews/${scheduled.body.id}`)).body.status;
    await eventually(async () => (await interviewStatus()) === 'cancelled');
    const history = await admin.get<Array<{ to: string; note: string | null }>>(
      `/api/candidates/${id}/history`,
    );
    expect(history.body.at(-1)).toMatchObject({ to: 'declined', note: 'Aceitei outra proposta' });
    const undo = await visitor.post(
      `/api/candidate-area/applications/${id}/withdrawal/undo`,
      withdrawal.body,
    );
    expect(undo.status).toBe(204);
    await eventually(async () => (await interviewStatus()) === 'scheduled');
  });

  it('applies for another job without a captcha, and corrects the profile', async () => {
    const resumeData = (await resumePdf()).toString('base64');
    const { visitor } = await candidate({ resumeData });
    const further = await visitor.post<{ id: number }>('/api/candidate-area/applications', {
      jobId: jobs[1]!.id,
      coverLetter: 'Quero esta também.',
    });
    expect(further.status).toBe(201);
    expect((await visitor.post('/api/candidate-area/applications', { jobId: jobs[1]!.id })).status).toBe(409);
    const { profile } = await area(visitor);
    const corrected = await visitor.put('/api/candidate-area/profile', { ...profile, city: 'Lapa' });
    expect(corrected.status).toBe(204);
    const seen = await admin.get(`/api/candidates/${further.body.id}`);
    expect(seen.body).toMatchObject({
      city: 'Lapa',
      coverLetter: 'Quero esta também.',
      resumeUrl: expect.any(String),
    });
  });

  it('downloads data and files, with roles in place of names of the staff', async () => {
    const pdf = await resumePdf();
    const { id, email, visitor } = await candidate({ resumeData: pdf.toString('base64') });
    await admin.get(`/api/candidates/${id}/resume`);
    const skills = [{ text: 'MS Excel', name: 'Excel', confidence: 0.9, page: 1, line: 'MS Excel' }];
    await system.rows(
      `insert into candidates.resume_reading as r (key, notices, skills)
       select resume_key, '{}', $2 from candidates.candidate_record where id = $1
       on conflict (key) do update set skills = excluded.skills`,
      [id, JSON.stringify(skills)],
    );
    const response = await fetch(`${system.url}/api/candidate-area/export.zip`, {
      headers: { cookie: `${COOKIE}=${visitor.cookieJar.get(COOKIE)!}` },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(entries).sort()).toEqual([
      'LEIA-ME.txt',
      `curriculos/candidatura-${id}.pdf`,
      'dados.json',
    ]);
    expect(Buffer.from(entries[`curriculos/candidatura-${id}.pdf`]!).equals(pdf)).toBe(true);
    const text = strFromU8(entries['dados.json']!);
    expect(JSON.parse(text)).toMatchObject({
      email,
      applications: [{ id, resumeFile: `curriculos/candidatura-${id}.pdf`, resumeSkills: skills }],
      resumeAccesses: [{ id, role: 'Administração' }],
    });
    expect(text).not.toContain('"admin"');
    const { resumeUrl } = (await admin.get<{ resumeUrl: string }>(`/api/candidates/${id}`)).body;
    const { entries: trail } = (
      await admin.get<{ entries: Array<{ action: string; subjectId: string; actorId: number | null }> }>(
        '/api/admin/audit?action=resume.opened',
      )
    ).body;
    expect(trail).toContainEqual(
      expect.objectContaining({ subjectId: resumeUrl.split('/').at(-1), actorId: null }),
    );
  });

  it('takes a new résumé that its person confirms, and refuses what is no résumé', async () => {
    const { id, visitor } = await candidate();
    const upload = (bytes: Uint8Array, by = visitor) => {
      const form = new FormData();
      form.set('resume', new File([new Uint8Array(bytes)], 'novo.pdf', { type: 'application/pdf' }));
      return by.send<NewResume>('POST', '/api/candidate-area/resumes', form);
    };
    const stored = () => system.rows('select 1 from candidates.person_resume');
    expect((await upload(await resumePdf(), system.visitor())).status).toBe(401);
    expect((await upload(Buffer.from('uma carta'))).status).toBe(415);
    expect((await upload(Buffer.from('%PDF-1.7 nada'))).status).toBe(422);
    expect((await upload(Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(6_000_000)]))).status).toBe(
      413,
    );
    expect(await stored()).toEqual([]);
    const { status, body: resume } = await upload(await resumePdf('Ana Prado', 'ana@example.com'));
    expect(status).toBe(201);
    expect(resume.read).toMatchObject({ firstName: 'Ana', lastName: 'Prado', state: 'PR' });
    expect(resume.read).not.toHaveProperty('email');
    const before = await area(visitor);
    expect(before.lastResume).toBeNull();
    const { city } = resume.read;
    // As the file prints them; the page turns them into entries.
    expect(resume.experiences).toMatchObject([
      { company: expect.stringContaining('Padaria Digital'), startDate: '2019' },
    ]);
    const experience = { company: 'Padaria Digital', position: 'Desenvolvedora', startDate: '2019-01' };
    const confirmed = await visitor.post(`/api/candidate-area/resumes/${resume.id}/confirmation`, {
      profile: { city },
      experiences: [experience],
    });
    expect(confirmed.status).toBe(204);
    expect(await area(visitor)).toMatchObject({
      lastResume: { filename: 'novo.pdf' },
      profile: { ...before.profile, city },
      experiences: [{ ...experience, startDate: '2019-01-01', isCurrent: false }],
    });
    const staffView = await admin.get<object[]>(`/api/candidates/${id}/experiences`);
    expect(staffView.body).toMatchObject([{ company: 'Padaria Digital' }]);
    const further = await visitor.post<{ id: number }>('/api/candidate-area/applications', {
      jobId: jobs[1]!.id,
    });
    const resumeUrl = async (candidateId: number) =>
      (await admin.get<{ resumeUrl: string | null }>(`/api/candidates/${candidateId}`)).body.resumeUrl;
    expect([await resumeUrl(id), await resumeUrl(further.body.id)]).toEqual([null, expect.any(String)]);
  });

  it('erases everything after the e-mail was entered again, and ends every session of the person', async () => {
    const { email, visitor } = await candidate();
    expect((await area(visitor)).staysAfterErasure).toEqual([
      expect.stringContaining('auditoria'),
      expect.stringContaining('cópias de segurança'),
      expect.stringMatching(/Pedidos sobre dados pessoais .*com o seu nome e e-mail/),
    ]);
    expect(await visitor.post('/api/candidate-area/erasure', { email: 'outra@example.com' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_CONFIRMATION' },
    });
    const copy = visitor.cookieJar.get(COOKIE)!;
    expect((await visitor.post('/api/candidate-area/erasure', { email: email.toUpperCase() })).status).toBe(
      204,
    );
    expect(await system.rows('select 1 from candidates.person where email = $1', [email])).toEqual([]);
    const replay = await system.visitor().send('GET', '/api/candidate-area', undefined, {
      cookie: `${COOKIE}=${copy}`,
    });
    expect(replay.status).toBe(401);
  });
});
