import type { TestSystem, Visitor } from '@araucaria/testing';
import { BackOffice, ok, type Row } from './back-office.js';

describe('the back office', () => {
  let office: BackOffice;
  let system: TestSystem;
  let admin: Visitor;
  let visitor: Visitor;
  let jobId: number;
  beforeAll(async () => {
    office = await BackOffice.open();
    ({ system, admin, visitor, jobId } = office);
  });
  afterAll(() => system?.stop());

  it('creates, updates, deletes and validates message templates', async () => {
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

  it('escapes formulas in exported tables', async () => {
    await office.candidate({ firstName: '=HYPERLINK("http://evil")', lastName: 'Ção; "aspas"' });
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

  it('exports all data of a candidate, and erases it in every service', async () => {
    const id = await office.candidate({ resumeData: Buffer.from('%PDF-1.4 currículo').toString('base64') });
    await ok(
      admin.post('/api/interviews', {
        candidateId: id,
        interviewDate: office.nextSlot(),
        interviewType: 'hr',
      }),
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

  it('drafts texts from templates when no assistant is configured', async () => {
    const prompt = 'Liste os requisitos, separados por vírgulas, para: Pessoa Desenvolvedora Sênior em React';
    const draft = await ok<{ text: string; provider: string }>(admin.post('/api/ai/generate', { prompt }));
    expect(draft.provider).toBe('template');
    expect(draft.text).toMatch(/React/);
    expect(await ok(admin.post('/api/ai/generate', { prompt: ' ' }), 400)).toMatchObject({
      errors: [{ message: 'Por favor, forneça uma descrição do cargo para gerar o conteúdo.' }],
    });
  });

  it('shows visitors of a referral link no login name of a user without a full name', async () => {
    const account = { username: 'sem.nome.completo', password: 'uma-senha-boa', isEmployee: true };
    await ok(admin.post('/api/auth/register', account), 201);
    const employee = system.visitor();
    await employee.login(account.username, account.password);
    const { code } = await ok<{ code: string }>(employee.post('/api/referrals', { jobId }), 201);
    const seen = await ok<{ referral: object }>(visitor.get(`/api/referrals/code/${code}`));
    expect(seen.referral).toMatchObject({ referrerName: null });
    const { body } = await visitor.graphql(
      `query { referralByCode(code: "${code}") { referral { referrerName } } }`,
    );
    expect(JSON.stringify(body)).not.toContain(account.username);
    // Staff still see who refers.
    const own = await ok<{ referrals: Row[] } | Row[]>(employee.get('/api/referrals/user'));
    expect(JSON.stringify(own)).toContain(account.username);
  });

  it('converts enums whose names differ from the stored values, interpreted and compiled', async () => {
    const id = await office.candidate();
    const hire = { hiringStep: 'offer_sent' };
    await ok(admin.put(`/api/candidates/${id}/hiring-step`, hire));
    const query = `query ($id: Int!, $sort: CandidateSort) {
      candidate(id: $id) { history { kind } }
      candidateIds(sort: $sort, limit: 1)
    }`;
    const sorted = async (sort: string) => (await admin.graphql(query, { id, sort })).body;
    for (let repeat = 0; repeat < 3; repeat++) {
      expect(await sorted('createdAt_DESC')).toEqual({
        data: {
          candidate: { history: [{ kind: 'STATUS' }, { kind: 'HIRING_STEP' }] },
          candidateIds: [id],
        },
      });
    }
    expect(await sorted('createdAt_ASC')).not.toMatchObject({ data: { candidateIds: [id] } });
    expect(await sorted('-createdAt')).toMatchObject({
      errors: [{ extensions: { code: 'VALIDATION_FAILED' } }],
    });
  });

  describe('cleaning', () => {
    it('requires the confirmation phrase', async () => {
      for (const path of ['clean-candidates', 'clean-database']) {
        expect(await ok(admin.post(`/api/admin/${path}`, {}), 400)).toMatchObject({
          errors: [{ field: 'confirmationPassword', message: 'Senha de confirmação necessária' }],
        });
        expect(await ok(admin.post(`/api/admin/${path}`, { confirmationPassword: 'x' }), 403)).toMatchObject({
          code: 'WRONG_CONFIRMATION',
        });
      }
    });

    it('removes only candidates, or everything except the acting administrator', async () => {
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
        `select action, details, a.username from users.audit_entry e join users.account a on a.id = e.actor_id
         where action like 'clean-%' order by seq`,
      );
      const by = { username: 'admin' };
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
