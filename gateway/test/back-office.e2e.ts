import { applicant, type TestSystem, type Visitor } from '@araucaria/testing';
import { startGatewayWith } from './parts.js';

type Row = Record<string, unknown> & { id: number };

let people = 0;
/** A working Tuesday far enough away, a quarter of an hour later each time. */
const nextSlot = (): string => new Date(Date.UTC(2027, 2, 2, 12, 15 * slots++)).toISOString();
let slots = 0;

describe('the back office', () => {
  let system: TestSystem;
  let admin: Visitor;
  let visitor: Visitor;
  let jobId: number;
  beforeAll(async () => {
    system = await startGatewayWith([
      'users',
      'jobs',
      'candidates',
      'interviews',
      'referrals',
      'notifications',
    ]);
    admin = await system.admin();
    visitor = system.visitor();
    jobId = (await admin.get<Row[]>('/api/jobs')).body[0]?.id ?? 0;
  });
  afterAll(() => system?.stop());

  const candidate = async (more: object = {}): Promise<number> => {
    const form = { ...applicant(++people), jobId, recaptchaToken: await system.captcha(), ...more };
    const { status, body } = await visitor.post<Row>('/api/candidates', form);
    expect(status).toBe(201);
    return body.id;
  };
  const ok = async <T = Row>(
    answer: Promise<{ status: number; body: unknown }>,
    expected = 200,
  ): Promise<T> => {
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: expected });
    return body as T;
  };

  it('keeps vacancies', async () => {
    const vacancy = {
      title: 'Pessoa Testadora',
      department: 'Qualidade',
      location: 'Curitiba, PR',
      type: 'CLT',
      description: 'Encontrar o que falta.',
      requirements: 'Curiosidade, Paciência',
      salaryMin: '',
      salaryMax: null,
    };
    const made = await ok(admin.post('/api/jobs', vacancy), 201);
    expect(made).toMatchObject({ title: vacancy.title, salaryMin: null, salaryMax: null, isActive: true });
    const changed = await ok(
      admin.put(`/api/jobs/${made.id}`, { ...vacancy, title: 'Outra', isActive: false }),
    );
    expect(changed).toMatchObject({ title: 'Outra', isActive: false });
    const ids = (jobs: Row[]) => jobs.map(({ id }) => id);
    expect(ids((await visitor.get<Row[]>('/api/jobs')).body)).not.toContain(made.id);
    expect(ids((await admin.get<Row[]>('/api/jobs')).body)).toContain(made.id);
    await ok(admin.delete(`/api/jobs/${made.id}`), 204);
    await ok(admin.get(`/api/jobs/${made.id}`), 404);
    expect(await ok(admin.put('/api/jobs/5', vacancy), 409)).toMatchObject({ code: 'SYSTEM_JOB' });
    expect(await ok(admin.post('/api/jobs', { ...vacancy, requirements: 'x' }), 400)).toMatchObject({
      errors: [{ field: 'requirements', message: 'Informe pelo menos um requisito para a vaga' }],
    });
  });

  it('decides about candidates', async () => {
    const id = await candidate({
      experiences: [{ company: 'Padaria Digital', position: 'Dev', startDate: '2020-01' }],
      education: [{ institution: 'UFPR', degree: 'Computação', startDate: '2015-02', endDate: '2019-12' }],
    });
    expect(await ok<Row[]>(admin.get(`/api/candidates/${id}/experiences`))).toMatchObject([
      { company: 'Padaria Digital' },
    ]);
    expect(await ok<Row[]>(admin.get(`/api/candidates/${id}/education`))).toMatchObject([
      { institution: 'UFPR' },
    ]);
    expect(await ok(admin.put(`/api/candidates/${id}/score`, { score: 80 }))).toMatchObject({
      id,
      score: 80,
    });
    expect(await ok(admin.post(`/api/candidates/${id}/approve`, {}))).toMatchObject({ status: 'approved' });
    expect(await ok<Row[]>(admin.get('/api/candidates/approved'))).toContainEqual(
      expect.objectContaining({ id }),
    );
    const step = { hiringStep: 'documents', notes: 'Pedir RG', startDate: '2027-01-04' };
    expect(await ok(admin.put(`/api/candidates/${id}/hiring-step`, step))).toMatchObject({
      hiringStep: 'documents',
      startDate: '2027-01-04',
    });
    expect(await ok<Row[]>(admin.get('/api/hiring/in-progress'))).toContainEqual(
      expect.objectContaining({ id, hiringStep: 'documents' }),
    );
    expect(await ok(admin.post(`/api/candidates/${id}/reject`, {}))).toMatchObject({ status: 'rejected' });
    for (const score of [-1, 101, 'x', null, 1.5])
      expect(await ok(admin.put(`/api/candidates/${id}/score`, { score }), 400)).toMatchObject({
        errors: [{ field: 'score' }],
      });
    expect(await ok(admin.put(`/api/candidates/${id}/hiring-step`, { hiringStep: 'x' }), 400)).toMatchObject({
      errors: [{ field: 'hiringStep', message: 'Selecione uma etapa de contratação para continuar' }],
    });
    await ok(admin.put('/api/candidates/2147483647/status', { status: 'new' }), 404);
  });

  it('counts hiring', async () => {
    const id = await candidate();
    await ok(admin.put(`/api/candidates/${id}/status`, { status: 'hired' }));
    const figures = await ok<Record<string, number>>(admin.get('/api/hiring/dashboard'));
    expect(figures.candidatesHired).toBeGreaterThan(0);
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining([
        'totalCandidates',
        'candidatesInHiringProcess',
        'pendingOffers',
        'completedProcesses',
      ]),
    );
    expect(await ok<Row[]>(admin.get('/api/hiring/recent-hires'))).toContainEqual(
      expect.objectContaining({ id }),
    );
    expect(await ok<Row[]>(admin.get('/api/hiring/stages'))).toHaveLength(5);
    expect(await ok<Row[]>(admin.get('/api/hiring/hires-per-month'))).toHaveLength(12);
  });

  it('arranges interviews, which the candidate confirms by link', async () => {
    const candidateId = await candidate({ firstName: 'Íris', lastName: 'Única' });
    const interviewDate = nextSlot();
    const wanted = {
      candidateId,
      jobId,
      interviewDate,
      interviewType: 'hr',
      status: 'completed',
      notes: 'Sala 2',
    };
    const made = await ok<{ id: string }>(admin.post('/api/interviews', wanted), 201);
    expect(made).toMatchObject({ candidateId, jobId, interviewDate, status: 'scheduled', confirmedBy: null });
    expect(await ok(admin.post('/api/interviews', wanted), 409)).toMatchObject({ code: 'SLOT_TAKEN' });

    const link = await ok<object>(visitor.get(`/api/interviews/${made.id}`));
    expect(Object.keys(link).sort()).toEqual(
      [
        'candidateName',
        'confirmedAt',
        'confirmedBy',
        'id',
        'interviewDate',
        'interviewType',
        'jobId',
        'jobTitle',
        'notes',
        'status',
      ].sort(),
    );
    expect(link).toMatchObject({ candidateName: 'Íris Única', interviewType: 'hr', notes: 'Sala 2' });
    expect(
      await ok(visitor.put(`/api/interviews/${made.id}/confirm`, { confirmMethod: 'email' })),
    ).toMatchObject({
      confirmedBy: 'email',
      confirmedAt: expect.any(String),
    });
    expect(
      await ok(visitor.put(`/api/interviews/${made.id}/confirm`, { confirmMethod: 'fax' }), 400),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await ok(admin.get(`/api/interviews/${made.id}`))).toMatchObject({
      candidateId,
      emailSent: expect.any(Boolean),
    });

    const day = interviewDate.slice(0, 10);
    const detailed = await ok<Array<{ id: string }>>(
      admin.get(
        `/api/interviews/with-details?search=iris unica&job=${jobId}&status=confirmed&startDate=${day}&endDate=${day}`,
      ),
    );
    expect(detailed).toMatchObject([{ id: made.id, candidate: { id: candidateId }, job: { id: jobId } }]);
    expect(await ok<Row[]>(admin.get('/api/interviews/with-details?search=nobody-at-all'))).toEqual([]);
    const found = await ok<{ candidates: Row[] }>(
      admin.get(`/api/candidates/search?dateFilter=interview&startDate=${day}&endDate=${day}&search=iris`),
    );
    expect(found.candidates).toMatchObject([
      { id: candidateId, job: { id: jobId }, interviews: [{ id: made.id }] },
    ]);
    expect(await ok<Row[]>(admin.get(`/api/candidates/${candidateId}/interviews`))).toHaveLength(1);

    const slots = await ok<Array<{ startsAt: string }>>(admin.get(`/api/interviews/slots?day=${day}`));
    expect(slots.map(({ startsAt }) => startsAt)).not.toContain(interviewDate);
    const feedback = { status: 'completed', feedback: 'APROVADO: muito bem' };
    expect(await ok(admin.put(`/api/interviews/${made.id}/status`, feedback))).toMatchObject(feedback);
    for (const [change, field] of [
      [{ interviewDate: '2027-03-02T12:07:00Z' }, 'interviewDate'],
      [{ interviewDate: '2020-03-02T12:00:00Z' }, 'interviewDate'],
      [{ interviewType: 'tea' }, 'interviewType'],
    ] as const)
      expect(await ok(admin.post('/api/interviews', { ...wanted, ...change }), 400)).toMatchObject({
        errors: [{ field }],
      });
    await ok(visitor.get('/api/interviews/not-a-link'), 404);
    await ok(visitor.get(`/api/interviews/${crypto.randomUUID()}`), 404);
  });

  it('keeps a cancelled interview from whoever has the link', async () => {
    const candidateId = await candidate();
    const { id } = await ok<{ id: string }>(
      admin.post('/api/interviews', { candidateId, interviewDate: nextSlot(), interviewType: 'test' }),
      201,
    );
    await ok(admin.put(`/api/interviews/${id}/status`, { status: 'cancelled' }));
    await ok(visitor.get(`/api/interviews/${id}`), 404);
    await ok(admin.get(`/api/interviews/${id}`));
  });

  it('keeps message templates', async () => {
    expect((await ok<Row[]>(admin.get('/api/message-templates'))).length).toBeGreaterThanOrEqual(4);
    const template = { title: 'Boas-vindas', type: 'email', content: 'Que bom ter você aqui.' };
    const made = await ok(admin.post('/api/message-templates', template), 201);
    const changed = { ...template, type: 'whatsapp' };
    expect(await ok(admin.put(`/api/message-templates/${made.id}`, changed))).toMatchObject(changed);
    await ok(admin.delete(`/api/message-templates/${made.id}`), 204);
    await ok(admin.delete(`/api/message-templates/${made.id}`), 404);
    expect(await ok(admin.post('/api/message-templates', { title: 'x', content: 'y' }), 400)).toMatchObject({
      errors: expect.arrayContaining([
        { field: 'title', message: 'O título deve ter pelo menos 3 caracteres' },
        { field: 'type', message: 'Selecione o tipo de mensagem' },
        { field: 'content', message: 'A mensagem deve ter pelo menos 10 caracteres' },
      ]),
    });
  });

  it('follows a referral from the link to the second instalment', async () => {
    const code = `REF${'ABCDEFGHIJ'[people % 10]}ZX9K1`;
    const anonymous = { code, referrerName: 'Ana Souza', referrerEmail: 'ana@example.com', jobId: 5 };
    const { id: referralId } = await ok(visitor.post('/api/referrals/anonymous', anonymous), 201);
    expect(
      await ok(
        visitor.post('/api/referrals/anonymous', { ...anonymous, referrerEmail: 'b@example.com' }),
        409,
      ),
    ).toMatchObject({
      code: 'REFERRAL_CODE_TAKEN',
    });
    expect(await ok(visitor.get(`/api/referrals/code/${code}`))).toEqual({
      referral: { id: referralId, referrerName: 'Ana Souza' },
      job: { id: 5, title: 'Indicação espontânea' },
    });
    await ok(visitor.get('/api/referrals/code/REF999999'), 404);
    await ok(visitor.post(`/api/referrals/${referralId}/click`), 204);

    const candidateId = await candidate({ referralCode: code });
    await system.settle();
    const [application] = await ok<Row[]>(admin.get(`/api/referral-applications?candidateId=${candidateId}`));
    expect(application).toMatchObject({
      referralId,
      candidateId,
      referrerName: 'Ana Souza',
      status: 'pending',
      bonusAmount: 50_000,
      totalBonusAmount: 500,
    });
    expect(application?.candidateName).toMatch(/^Joana Prado/);
    const path = `/api/referral-applications/${application?.id}`;
    expect(await ok(admin.put(`${path}/first-bonus`, { paid: true }), 409)).toMatchObject({
      code: 'HIRE_MISSING',
    });
    expect(await ok(admin.put(`${path}/hire`, { hireDate: '2026-01-05' }))).toMatchObject({ isHired: true });
    expect(await ok(admin.put(`${path}/second-bonus`, { paid: true }), 409)).toMatchObject({
      code: 'BONUS_ORDER',
    });
    const ids = async (list: string) =>
      (await ok<Row[]>(admin.get(`/api/referral-bonus/${list}`))).map(({ id }) => id);
    expect(await ids('pending')).toContain(application?.id);
    expect(await ids('predicted')).toContain(application?.id);
    expect(await ok(admin.put(`${path}/first-bonus`, { paid: true, paidDate: '2026-02-20' }))).toMatchObject({
      firstBonusPaid: true,
    });
    expect(await ok(admin.put(`${path}/second-bonus`, { paid: true }))).toMatchObject({ bonusPaid: true });
    expect(await ids('completed')).toContain(application?.id);
    expect(await ids('pending')).not.toContain(application?.id);

    const mine = await ok(admin.post('/api/referrals', { jobId }), 201);
    expect(mine).toMatchObject({
      jobId,
      username: 'admin',
      jobTitle: expect.any(String),
      code: expect.stringMatching(/^REF[A-Z0-9]{6}$/),
    });
    expect(await ok<Row[]>(admin.get('/api/referrals/user'))).toContainEqual(
      expect.objectContaining({ id: mine.id }),
    );
    const all = await ok<{ referrals: Row[]; pagination: object }>(
      admin.get('/api/referrals/all?page=1&limit=20'),
    );
    expect(all.pagination).toMatchObject({ page: 1, limit: 20, total: 2, totalPages: 1 });
    expect(all.referrals).toContainEqual(expect.objectContaining({ id: referralId, clicks: 1 }));
  });

  it('keeps bonus rules', async () => {
    const rule = { department: 'Engenharia', bonusAmount: 80_000, description: 'Difícil de achar' };
    const made = await ok(admin.post('/api/referral-bonus-rules', rule), 201);
    expect(made).toMatchObject({ ...rule, active: true });
    expect(
      await ok(admin.put(`/api/referral-bonus-rules/${made.id}`, { ...rule, active: false })),
    ).toMatchObject({ active: false });
    expect(await ok<Row[]>(admin.get('/api/referral-bonus-rules'))).toHaveLength(1);
    await ok(admin.delete(`/api/referral-bonus-rules/${made.id}`), 204);
    expect(await ok(admin.post('/api/referral-bonus-rules', { bonusAmount: -1 }), 400)).toMatchObject({
      errors: [{ field: 'bonusAmount' }],
    });
  });

  it('exports tables that no spreadsheet will calculate', async () => {
    await candidate({ firstName: '=HYPERLINK("http://evil")', lastName: 'Ção; "aspas"' });
    // Not by the visitor: reading text drops the mark of UTF-8.
    const login = await system.visitor().login('admin', 'senha-do-teste-2026');
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await fetch(`${system.url}/api/candidates/export.csv`, {
      headers: { cookie },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('candidatos.csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    expect(text).toMatch(/^\uFEFFNome;E-mail;/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil"") Ção; ""aspas"""`);
    await ok(admin.get('/api/candidates/export.csv?status=nonsense'), 400);
    expect((await admin.get<string>('/api/referrals/export.csv')).body).toMatch(/Código;/);
    const predicted = await admin.get<string>('/api/referral-bonus/predicted.csv');
    expect(predicted.headers.get('content-disposition')).toMatch(/bonus-previstos-\d{4}-\d\d-\d\d\.csv/);
  });

  it('gives a person all that is kept of them, and forgets them everywhere', async () => {
    const id = await candidate({ resumeData: Buffer.from('%PDF-1.4 currículo').toString('base64') });
    await ok(
      admin.post('/api/interviews', { candidateId: id, interviewDate: nextSlot(), interviewType: 'hr' }),
      201,
    );
    await system.settle();
    expect(await ok(admin.get(`/api/candidates/${id}/export`))).toMatchObject({
      candidate: { id },
      interviews: [{ candidateId: id }],
      deliveries: expect.any(Array),
      resume: { contentType: 'application/pdf', base64: expect.any(String) },
    });
    await ok(admin.delete(`/api/candidates/${id}`), 204);
    await system.settle();
    await ok(admin.get(`/api/candidates/${id}`), 404);
    await ok(admin.get(`/api/candidates/${id}/interviews`), 404);
  });

  it('drafts texts without an assistant', async () => {
    const prompt = 'Liste os requisitos, separados por vírgulas, para: Pessoa Desenvolvedora Sênior em React';
    const draft = await ok<{ text: string; provider: string }>(admin.post('/api/ai/generate', { prompt }));
    expect(draft.provider).toBe('template');
    expect(draft.text).toMatch(/React/);
    expect(await ok(admin.post('/api/ai/generate', { prompt: ' ' }), 400)).toMatchObject({
      errors: [{ message: 'Por favor, forneça uma descrição do cargo para gerar o conteúdo.' }],
    });
  });

  describe('cleaning', () => {
    it('wants the phrase', async () => {
      for (const path of ['clean-candidates', 'clean-database']) {
        expect(await ok(admin.post(`/api/admin/${path}`, {}), 400)).toMatchObject({
          errors: [{ field: 'confirmationPassword', message: 'Senha de confirmação necessária' }],
        });
        expect(await ok(admin.post(`/api/admin/${path}`, { confirmationPassword: 'x' }), 403)).toMatchObject({
          code: 'WRONG_CONFIRMATION',
        });
      }
    });

    it('of candidates leaves the rest; of everything leaves the acting administrator', async () => {
      const status = () =>
        ok<Record<string, number> & { confirmationPhrase: string }>(admin.get('/api/admin/database-status'));
      const before = await status();
      const confirmation = { confirmationPassword: before.confirmationPhrase };
      const counts = await ok<Record<string, number>>(
        admin.post('/api/admin/clean-candidates', confirmation),
      );
      expect(counts.candidates).toBe(before.candidates);
      expect(await status()).toMatchObject({
        candidates: 0,
        interviews: 0,
        jobs: before.jobs,
        users: before.users,
        referrals: before.referrals,
      });

      const employee = system.visitor();
      await ok(
        admin.post('/api/auth/register', {
          username: 'de.passagem',
          password: 'uma-senha-boa',
          isEmployee: true,
        }),
        201,
      );
      await employee.login('de.passagem', 'uma-senha-boa');
      await ok(admin.post('/api/admin/clean-database', confirmation));
      expect(await status()).toMatchObject({ candidates: 0, interviews: 0, jobs: 0, users: 1, referrals: 0 });
      await ok(employee.get('/api/auth/me'), 401);
      await ok(admin.get('/api/jobs/1'));

      const audit = await system.rows(
        'select action, actor_name, details from users.audit_entry order by id',
      );
      const by = { actor_name: 'admin' };
      expect(audit).toEqual([
        { action: 'clean-candidates.begun', details: {}, ...by },
        { action: 'clean-candidates.done', details: counts, ...by },
        { action: 'clean-database.begun', details: {}, ...by },
        {
          action: 'clean-database.done',
          details: expect.objectContaining({ jobs: before.jobs, users: before.users }),
          ...by,
        },
      ]);
    });
  });
});
