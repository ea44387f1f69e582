import type { JobView } from '@araucaria/contracts';
import {
  applicant,
  businessDayIn,
  eventually,
  instantOf,
  isLongForm,
  jobForm,
  startTestSystem,
  type ApiResponse,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';

/** 40 are far from the five seconds of a call, also on a busy machine. */
const MANY = isLongForm ? 200 : 40;

describe('concurrent requests', () => {
  let system: TestSystem;
  let admin: Visitor;
  let jobId: number;
  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
    jobId = (await admin.get<Array<{ id: number }>>('/api/jobs')).body[0]?.id ?? 0;
  });
  afterAll(() => system?.stop());

  let people = 0;
  const form = async (more: object = {}) => ({
    ...applicant(++people),
    jobId,
    recaptchaToken: await system.captcha(),
    ...more,
  });
  const apply = (body: object) =>
    system.visitor().post<{ id: number; code: string }>('/api/candidates', body);
  const tally = (answers: ApiResponse[]) => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const key = `${status} ${(body as { code?: string } | null)?.code ?? ''}`.trim();
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };

  it('store one of several applications with the same e-mail', async () => {
    const forms = [];
    for (let n = 0; n < 40; n++)
      forms.push(await form({ email: n % 2 ? 'Uma@Example.com' : 'uma@example.com' }));
    expect(tally(await Promise.all(forms.map(apply)))).toEqual({ '201': 1, '409 EMAIL_ALREADY_EXISTS': 39 });
  });

  it('make one application of two drafts, however often the button of the mailed link is pressed', async () => {
    const { email } = applicant(++people);
    const later = (await admin.get<Array<{ id: number }>>('/api/jobs')).body[1]!.id;
    expect((await apply(await form({ email }))).status).toBe(201);
    // Each of another browser, so that neither replaces the other.
    for (const coverLetter of ['Do celular.', 'Do computador.'])
      expect((await apply(await form({ email, jobId: later, coverLetter }))).status).toBe(409);
    const token = await eventually(async () => {
      const mail = system.mailbox
        .messages()
        .find(({ to, subject }) => to.includes(email) && subject.startsWith('Confirme a sua candidatura'));
      return /\/confirmar-candidatura#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    });
    const visitor = system.visitor();
    const { drafts } = (
      await visitor.post<{ drafts: Array<{ id: number }> }>('/api/application-drafts/state', { token })
    ).body;
    expect(drafts).toHaveLength(2);
    const press = (n: number) =>
      visitor.post<{ id: number }>('/api/application-drafts/confirmation', {
        token,
        draftId: drafts[n % 2]!.id,
        accepted: [],
      });
    const presses = await Promise.all(Array.from({ length: MANY }, (_, n) => press(n)));
    presses.push(await press(0));
    expect(tally(presses)).toEqual({ '201': MANY + 1 });
    expect(new Set(presses.map(({ body }) => body.id)).size).toBe(1);
    const stored = await system.rows<{ job_id: number }>(
      'select job_id from candidates.candidate where email = $1 order by id',
      [email],
    );
    expect(stored.map((application) => application.job_id)).toEqual([jobId, later]);
  });

  it('schedule one of several interviews at the same time', async () => {
    const candidateId = (await apply(await form())).body.id;
    const interviewDate = instantOf(await businessDayIn(admin, 30), '09:00');
    const wanted = { candidateId, jobId, interviewDate, interviewType: 'hr' };
    const answers = await Promise.all(
      Array.from({ length: MANY }, () => admin.post('/api/interviews', wanted)),
    );
    expect(tally(answers)).toEqual({ '201': 1, '409 SLOT_TAKEN': MANY - 1 });
  });

  it('change the hiring step once, and return who changed it to the others, by REST and GraphQL', async () => {
    const { id } = (await apply(await form())).body;
    const change = { status: 'reviewing', from: 'new' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.put(`/api/candidates/${id}/status`, change)),
    );
    expect(tally(answers)).toEqual({ '200': 1, '409 CHANGED_MEANWHILE': 19 });
    const details = {
      field: 'status',
      current: 'reviewing',
      changedBy: 'admin',
      changedAt: expect.any(String),
    };
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringContaining('Em análise'),
      ...details,
    });
    const { body } = await admin.graphql(
      'mutation ($id: Int!) { setHiringStep(id: $id, hiringStep: documents, from: offer_sent) { id } }',
      { id },
    );
    const extensions = { code: 'CHANGED_MEANWHILE', field: 'hiringStep', current: null };
    expect(body).toMatchObject({ errors: [{ extensions }] });
    const steps = await Promise.all(
      Array.from({ length: 5 }, () =>
        admin.put(`/api/candidates/${id}/hiring-step`, { hiringStep: 'offer_sent', from: null }),
      ),
    );
    expect(tally(steps)).toEqual({ '200': 1, '409 CHANGED_MEANWHILE': 4 });
  });

  it('register one payment of an instalment, and return the same result to all', async () => {
    const code = 'REFRACE01';
    const referrer = { code, referrerName: 'Ana Souza', referrerEmail: 'ana@example.com' };
    await system.visitor().post('/api/referrals/anonymous', referrer);
    const candidateId = (await apply(await form({ referralCode: code }))).body.id;
    await system.settle();
    const found = await admin.get<Array<{ id: number }>>(
      `/api/referral-applications?candidateId=${candidateId}`,
    );
    const path = `/api/referral-applications/${found.body[0]?.id}`;
    await admin.put(`${path}/hire`, { hireDate: '2026-01-05' });
    const pay = () => admin.put<{ firstBonusPaidDate: string }>(`${path}/first-bonus`, { paid: true });
    const answers = await Promise.all(Array.from({ length: MANY }, pay));
    // They queue for one row; on a slow machine the last ones may get 503.
    const paid = answers.filter(({ status }) => status === 200);
    expect(Object.keys(tally(answers)).filter((key) => !['200', '503 UNAVAILABLE'].includes(key))).toEqual(
      [],
    );
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ body }) => body.firstBonusPaidDate)).size).toBe(1);
  });

  it('register one of several anonymous referrals with the same code', async () => {
    const register = (n: number) =>
      system.visitor().post('/api/referrals/anonymous', {
        code: 'REFRACE02',
        referrerName: `Pessoa ${n}`,
        referrerEmail: `pessoa.${n}@example.com`,
      });
    const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => register(n)));
    expect(tally(answers)).toEqual({
      '201 REFRACE02': 1,
      '409 REFERRAL_CODE_TAKEN': MANY - 1,
    });
  });

  it('never leave an application with a deleted job', async () => {
    const { body: job } = await admin.get<Record<string, unknown>>(`/api/jobs/${jobId}`);
    for (let round = 0; round < 5; round++) {
      const { body: doomed } = await admin.post<{ id: number }>('/api/jobs', job);
      const forms = await Promise.all(Array.from({ length: 4 }, () => form({ jobId: doomed.id })));
      const [deleted, ...applied] = await Promise.all([
        admin.delete<{ code?: string }>(`/api/jobs/${doomed.id}`),
        ...forms.map(apply),
      ]);
      const taken = applied.filter(({ status }) => status === 201).length;
      for (const { status } of applied) expect([201, 404, 409]).toContain(status);
      if (deleted.status === 204) expect(taken).toBe(0);
      else
        expect(deleted).toMatchObject({
          status: 400,
          body: { code: 'JOB_HAS_CANDIDATES', hasCandidates: true },
        });
      if (deleted.status === 400) expect(taken).toBeGreaterThan(0);
    }
  });

  it('store one of several edits of the same version of a job, by REST and GraphQL', async () => {
    const { body: job } = await admin.post<JobView>('/api/jobs', jobForm({}));
    const put = (title: string, more: object) =>
      admin.put<JobView & { code: string }>(`/api/jobs/${job.id}`, { ...job, title, ...more });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => put(`Edição ${n}`, { from: job.version })),
    );
    expect(tally(answers)).toEqual({ '200': 1, '409 CHANGED_MEANWHILE': 19 });
    const winner = answers.find(({ status }) => status === 200)!.body;
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      message: 'Esta vaga foi alterada por outra pessoa.',
      current: { title: winner.title, version: 2 },
      changedBy: 'admin',
      changes: [{ field: 'title', changedBy: 'admin' }],
    });

    const input = jobForm({ title: 'Por GraphQL' });
    const mutation = `mutation Edit($id: Int!, $input: JobInput!, $from: Int) {
      updateJob(id: $id, input: $input, from: $from) { version }
    }`;
    const late = await admin.graphql(mutation, { id: job.id, input, from: 1 });
    expect(late.body.errors).toMatchObject([
      { extensions: { code: 'CHANGED_MEANWHILE', current: { version: 2 }, changedBy: 'admin' } },
    ]);
    const now = await admin.graphql(mutation, { id: job.id, input, from: 2 });
    expect(now.body.data).toEqual({ updateJob: { version: 3 } });
    // Without `from`, also with the version that a client echoes, the last edit is stored, as specified.
    expect((await put('Sem versão', {})).body).toMatchObject({ title: 'Sem versão', version: 4 });
  });

  it('create one of several users with the same user name', async () => {
    const user = { username: 'quem.chega.primeiro', password: 'uma-senha-boa' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/api/auth/register', user)),
    );
    expect(tally(answers)).toEqual({ '201': 1, '409 USERNAME_TAKEN': 19 });
  });
});
