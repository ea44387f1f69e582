import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addDays,
  applicant,
  eventually,
  resumePdf,
  startTestSystem,
  today,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { REFUSED_APPLICATIONS } from './refused-applications.js';

let people = 0;

describe('an application', () => {
  let system: TestSystem;
  let admin: Visitor;
  let jobId: number;
  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
    const [job] = (await admin.get<Array<{ id: number }>>('/api/jobs')).body;
    jobId = job?.id ?? 0;
  });
  afterAll(() => system?.stop());

  const apply = async (change: Record<string, unknown> = {}) =>
    system.visitor().post<{ id: number }>('/api/candidates', {
      ...applicant(++people),
      jobId,
      recaptchaToken: await system.captcha(),
      ...change,
    });
  const rows = async () =>
    Number((await system.rows<{ count: string }>('select count(*) from candidates.candidate'))[0]?.count);
  const files = async () =>
    (await readdir(join(system.dataDir, 'files'), { recursive: true })).filter((name) =>
      name.endsWith('.pdf'),
    );

  it('is stored with the uploaded file, and returns only its id', async () => {
    const pdf = await resumePdf();
    const upload = await system.visitor().upload<{ resumeUrl: string }>(pdf);
    const { resumeUrl } = upload.body;
    const email = `joana.${++people}@example.com`;
    const { status, body } = await apply({ email, resumeUrl, resumeFilename: 'Joana.pdf' });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number) });

    const seen = await admin.get<Record<string, unknown>>(`/api/candidates/${body.id}`);
    expect(seen.body).toMatchObject({
      email,
      jobId,
      status: 'new',
      score: 0,
      resumeUrl,
      resumeFilename: 'Joana.pdf',
      resumeContentType: 'application/pdf',
      ipAddress: expect.stringMatching(/127\.0\.0\.1|::1/),
    });
    expect(seen.body).not.toHaveProperty('resumeKey');
    const base64 = await admin.get(`/api/candidates/${body.id}/resume-base64`);
    expect(base64.body).toMatchObject({
      resumeData: pdf.toString('base64'),
      resumeContentType: 'application/pdf',
    });
    const saved = await admin.get<string>(`/api/candidates/${body.id}/resume`);
    expect(saved.headers.get('content-disposition')).toContain("attachment; filename*=UTF-8''Joana.pdf");
    expect(saved.body.startsWith('%PDF-')).toBe(true);
    expect((await admin.get(`/api/candidates/${body.id}/resume-accesses`)).body).toMatchObject([
      { actorName: 'admin' },
      { actorName: 'admin' },
    ]);
  });

  it('may contain the file itself', async () => {
    const pdf = await resumePdf();
    const { status, body } = await apply({
      resumeData: pdf.toString('base64'),
      resumeContentType: 'text/html',
    });
    expect(status).toBe(201);
    expect((await admin.get(`/api/candidates/${body.id}/resume-base64`)).body).toMatchObject({
      resumeData: pdf.toString('base64'),
      resumeContentType: 'application/pdf',
    });
  });

  it.each([[undefined], [0], [''], [null]])('without a job (%j) joins the talent bank', async (none) => {
    const { status, body } = await apply({ jobId: none });
    expect(status).toBe(201);
    expect((await admin.get(`/api/candidates/${body.id}`)).body).toMatchObject({ jobId: null });
    expect((await admin.get(`/api/candidates/${body.id}/resume-base64`)).body).toEqual({
      resumeData: null,
      resumeContentType: null,
      resumeFilename: null,
    });
  });

  it('cannot set fields that the server sets', async () => {
    const { body } = await apply({
      id: 1,
      status: 'hired',
      score: 100,
      ipAddress: '203.0.113.9',
      approvedDate: '2026-01-01',
      resumeKey: `resumes/${crypto.randomUUID()}.pdf`,
    });
    expect((await admin.get(`/api/candidates/${body.id}`)).body).toMatchObject({
      status: 'new',
      score: 0,
      approvedDate: null,
      resumeUrl: null,
      ipAddress: expect.not.stringContaining('203'),
    });
  });

  it('can be made over GraphQL', async () => {
    const query = 'mutation Apply($input: ApplicationInput!) { apply(input: $input) { id } }';
    const form: Record<string, unknown> = applicant(++people);
    delete form.status;
    const input = { ...form, jobId, recaptchaToken: await system.captcha() };
    const { body } = await system.visitor().graphql<{ apply: { id: number } }>(query, { input });
    expect(body.data.apply.id).toBeGreaterThan(0);
    const again = await system
      .visitor()
      .graphql(query, { input: { ...input, recaptchaToken: await system.captcha() } });
    expect(again.body).toMatchObject({ errors: [{ extensions: { code: 'EMAIL_ALREADY_EXISTS' } }] });
  });

  it.each(REFUSED_APPLICATIONS)(
    'is refused with %s, and stores nothing',
    async (_what, change, statusCode, code, words) => {
      const { withFile, ...fields } = change;
      if (withFile) fields.resumeData = (await resumePdf()).toString('base64');
      const before = [await rows(), await files()];
      const { status, body } = await apply(fields);
      expect({ status, body }).toMatchObject({ status: statusCode, body: { statusCode, code } });
      expect(JSON.stringify(body)).toContain(words);
      expect([await rows(), await files()]).toEqual(before);
    },
  );

  it('is refused for a closed job', async () => {
    const [, job] = (await admin.get<Array<{ id: number }>>('/api/jobs')).body;
    await admin.put(`/api/jobs/${job?.id}`, { ...job, isActive: false });
    expect(await apply({ jobId: job?.id })).toMatchObject({ status: 409, body: { code: 'JOB_CLOSED' } });
    expect((await system.visitor().get(`/api/jobs/${job?.id}`)).status).toBe(404);
    expect((await admin.get(`/api/jobs/${job?.id}`)).status).toBe(200);
  });

  it('is accepted on the closing day of the job, and refused after it', async () => {
    const job = (await admin.get<Array<{ id: number }>>('/api/jobs')).body.at(-1);
    await admin.put(`/api/jobs/${job?.id}`, { ...job, closesOn: today() });
    expect((await apply({ jobId: job?.id })).status).toBe(201);
    await system.settle();
    const passed = [job?.id, addDays(today(), -1)];
    await system.rows('update jobs.job set closes_on = $2 where id = $1', passed);
    await system.rows('update candidates.job_ref set closes_on = $2 where id = $1', passed);
    expect(await apply({ jobId: job?.id })).toMatchObject({ status: 409, body: { code: 'JOB_CLOSED' } });
  });

  it('is refused for an e-mail that has applied, in upper or lower case, and the first application keeps its file', async () => {
    const email = `twice.${++people}@example.com`;
    const upload = await system.visitor().upload<{ resumeUrl: string }>(await resumePdf());
    const { resumeUrl } = upload.body;
    const first = await apply({ email, resumeUrl });
    const before = await rows();
    for (const second of [{ resumeUrl }, { resumeData: (await resumePdf()).toString('base64') }])
      expect(await apply({ email: email.toUpperCase(), ...second })).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_ALREADY_EXISTS', message: expect.stringContaining('Você já se candidatou') },
      });
    expect(await rows()).toBe(before);
    expect((await admin.get(`/api/candidates/${first.body.id}/resume`)).status).toBe(200);
  });

  it('is refused with the file of another person as with an unknown one, and sent with its own file if that came, too', async () => {
    const upload = async () =>
      (await system.visitor().upload<{ resumeUrl: string }>(await resumePdf())).body.resumeUrl;
    const resumeUrl = await upload();
    const owner = await apply({ resumeUrl });
    const before = await rows();
    const unknown = await apply({ resumeUrl: `/api/resumes/${crypto.randomUUID()}.pdf` });
    expect(unknown.status).toBe(400);
    expect(await apply({ resumeUrl })).toMatchObject({ status: 400, body: unknown.body });
    // A file that was uploaded days ago and not sent has no owner any more.
    const old = await upload();
    const [storedName] = (await files()).filter((name) => name.endsWith(old.split('/').at(-1)!));
    const days = new Date(Date.now() - 49 * 3_600_000);
    await utimes(join(system.dataDir, 'files', storedName!), days, days);
    expect(await apply({ resumeUrl: old })).toMatchObject({ status: 400, body: unknown.body });
    expect(await rows()).toBe(before);

    const resumeData = (await resumePdf('Outra Pessoa')).toString('base64');
    const own = await apply({ resumeUrl, resumeData });
    expect(own.status).toBe(201);
    const fileOf = async (id: number) =>
      (await admin.get<{ resumeData: string }>(`/api/candidates/${id}/resume-base64`)).body.resumeData;
    expect(await fileOf(own.body.id)).toBe(resumeData);
    await admin.delete(`/api/candidates/${owner.body.id}`);
    await eventually(async () => (await admin.get(resumeUrl)).status === 404);
  });

  it('is sent with an upload of the site by the form that has its token only', async () => {
    const form = new FormData();
    form.set('resume', new File([new Uint8Array(await resumePdf())], 'cv.pdf', { type: 'application/pdf' }));
    const upload = await system
      .visitor()
      .send<{ resumeUrl: string }>('POST', '/api/resume/upload', form, { 'x-bind-upload': '1' });
    const { resumeUrl } = upload.body;
    const [address, token] = resumeUrl.split('?envio=');
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const foreign of [address, `${address}?envio=${'a'.repeat(43)}`])
      expect(await apply({ resumeUrl: foreign })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'resumeUrl' }] },
      });
    const { status, body } = await apply({ resumeUrl });
    expect(status).toBe(201);
    expect((await admin.get(`/api/candidates/${body.id}`)).body).toMatchObject({ resumeUrl: address });
  });

  it('is kept as a draft with the file that came with it if the e-mail is known', async () => {
    const email = `draft.${++people}@example.com`;
    await apply({ email });
    const before = (await files()).length;
    const resumeData = (await resumePdf()).toString('base64');
    expect(await apply({ email, jobId: 0, resumeData, phone: '(41) 3333-0000' })).toMatchObject({
      status: 409,
    });
    expect((await files()).length).toBe(before + 1);
    const [draft] = await system.rows<{ key: string; phone: string }>(
      `select resume_key as key, form ->> 'phone' as phone from candidates.application_draft
       where form ->> 'email' = $1`,
      [email],
    );
    expect(draft?.phone).toBe('(41) 3333-0000');
    expect(await files()).toContainEqual(expect.stringContaining(draft!.key.split('/').at(-1)!));
  });

  it('is kept as a draft of the browser that sent it, by REST and GraphQL; only that one replaces it', async () => {
    const email = `sender.${++people}@example.com`;
    const person = { ...applicant(people), status: undefined };
    await apply({ email });
    const input = async () => ({ ...person, email, jobId: 0, recaptchaToken: await system.captcha() });
    const apply409 = async (visitor: Visitor, change = {}) =>
      expect((await visitor.post('/api/candidates', { ...(await input()), ...change })).status).toBe(409);
    const drafts = () =>
      system.rows<{ sender: string; letter: string }>(
        `select sender, form ->> 'coverLetter' as letter from candidates.application_draft
         where form ->> 'email' = $1 order by id`,
        [email],
      );
    const [owner, stranger] = [system.visitor(), system.visitor()];
    const first = await owner.graphql(
      'mutation ($input: ApplicationInput!) { apply(input: $input) { id } }',
      {
        input: { ...(await input()), coverLetter: 'Primeira' },
      },
    );
    expect(first.body.errors?.[0]?.extensions.code).toBe('EMAIL_ALREADY_EXISTS');
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^envio=[\w-]{43}; .*HttpOnly.*SameSite=Strict/),
    ]);
    const { sender } = (await drafts())[0]!;
    // A caller cannot name another sender.
    await apply409(stranger, { sender, coverLetter: 'De outro' });
    await apply409(owner, { coverLetter: 'Corrigida' });
    expect((await drafts()).map(({ letter }) => letter)).toEqual(['De outro', 'Corrigida']);
    expect((await drafts())[1]?.sender).toBe(sender);
    // The database does not hold the value of the cookie.
    expect(sender).not.toBe(owner.cookieJar.get('envio'));
  });

  it('is refused with a used captcha', async () => {
    const recaptchaToken = await system.captcha();
    expect((await apply({ recaptchaToken })).status).toBe(201);
    const before = await rows();
    expect(await apply({ recaptchaToken })).toMatchObject({
      status: 400,
      body: { code: 'RECAPTCHA_FAILED' },
    });
    expect(await rows()).toBe(before);
  });

  it('prevents its job from being deleted', async () => {
    await apply();
    expect(await admin.delete(`/api/jobs/${jobId}`)).toMatchObject({
      status: 400,
      body: {
        code: 'JOB_HAS_CANDIDATES',
        hasCandidates: true,
        message: 'Não é possível excluir esta vaga pois existem candidatos associados a ela.',
      },
    });
  });
});
