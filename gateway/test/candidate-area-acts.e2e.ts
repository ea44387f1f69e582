import { randomUUID } from 'node:crypto';
import { unzipSync, strFromU8 } from 'fflate';
import {
  businessDayIn,
  eventually,
  instantOf,
  resumePdf,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { AreaVisitors, COOKIE, areaOf } from './area-visitors.js';

interface NewResume {
  id: number;
  read: Record<string, string | null>;
  experiences: object[];
}

describe('what a candidate does in their area', () => {
  let visitors: AreaVisitors;
  let system: TestSystem;
  let admin: Visitor;
  let jobs: AreaVisitors['jobs'];
  beforeAll(async () => {
    visitors = await AreaVisitors.open();
    ({ system, admin, jobs } = visitors);
  });
  afterAll(() => system?.stop());

  it('withdraws an application: staff see it live, its interview is cancelled, and both are undone', async () => {
    const { id, visitor } = await visitors.candidate();
    const day = await businessDayIn(admin, 30);
    const scheduled = await admin.post<{ id: string }>('/api/interviews', {
      candidateId: id,
      jobId: jobs[0]!.id,
      interviewDate: instantOf(day, '09:00'),
      interviewType: 'hr',
    });
    expect(scheduled.status).toBe(201);
    await eventually(async () => (await areaOf(visitor)).applications[0]?.current === 'interview');
    expect((await areaOf(visitor)).applications[0]).toMatchObject({
      next: { actor: 'candidate', text: 'Confirme a sua presença na entrevista.' },
      interviews: [{ id: scheduled.body.id, status: 'scheduled' }],
    });
    const calendar = await visitor.get<string>(
      `/api/candidate-area/interviews/${scheduled.body.id}/calendar.ics`,
    );
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(calendar.body).toContain(`DTSTART;TZID=America/Sao_Paulo:${day.replaceAll('-', '')}T090000`);
    const { visitor: stranger } = await visitors.candidate();
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
    expect((await areaOf(visitor)).applications[0]).toMatchObject({ outcome: 'declined', current: 'result' });
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
    const { visitor } = await visitors.candidate({ resumeData });
    const further = await visitor.post<{ id: number }>('/api/candidate-area/applications', {
      jobId: jobs[1]!.id,
      coverLetter: 'Quero esta também.',
    });
    expect(further.status).toBe(201);
    expect((await visitor.post('/api/candidate-area/applications', { jobId: jobs[1]!.id })).status).toBe(409);
    const { profile } = await areaOf(visitor);
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
    const { id, email, visitor } = await visitors.candidate({ resumeData: pdf.toString('base64') });
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
    const { id, visitor } = await visitors.candidate();
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
    const before = await areaOf(visitor);
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
    expect(await areaOf(visitor)).toMatchObject({
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
    const { email, visitor } = await visitors.candidate();
    expect((await areaOf(visitor)).staysAfterErasure).toEqual([
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
