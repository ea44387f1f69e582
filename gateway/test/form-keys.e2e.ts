import { randomUUID } from 'node:crypto';
import { buildSchema } from 'graphql';
import { jobForm, today, type Visitor } from '@araucaria/testing';
import { mergedSchema } from '../src/graphql/merge-schema.js';
import { BackOffice, ok, type Row } from './back-office.js';

interface Creation {
  /** The type of `input`; the arguments themselves where they are no such object. */
  type?: string;
  input: (office: BackOffice) => Promise<object> | object;
  /** What the user changes before sending the form again. */
  changed: (office: BackOffice) => Promise<object> | object;
  /** Returns the rows among which the created one is. */
  rows: string;
  /** How the same form of another user is answered. */
  byAnother?: 'refused';
}

const CREATIONS: Record<string, Creation> = {
  createJob: {
    type: 'JobInput',
    input: () => jobForm({ title: 'Vaga repetida' }),
    changed: () => ({ title: 'Vaga corrigida' }),
    rows: 'jobs.job',
  },
  createMessageTemplate: {
    type: 'MessageTemplateInput',
    input: () => ({ title: 'Modelo repetido', type: 'email', content: 'Uma mensagem qualquer.' }),
    changed: () => ({ content: 'Outra mensagem.' }),
    rows: 'notifications.message_template',
  },
  createRejectionReason: {
    type: 'RejectionReasonInput',
    input: () => ({
      label: 'Motivo repetido',
      message: 'Obrigado pelo interesse nesta vaga.',
      isActive: true,
    }),
    changed: () => ({ isActive: false }),
    rows: 'candidates.rejection_reason',
    byAnother: 'refused',
  },
  createBonusRule: {
    type: 'BonusRuleInput',
    input: () => ({ department: 'Departamento repetido', bonusAmount: 70_000 }),
    changed: () => ({ bonusAmount: 80_000 }),
    rows: 'referrals.bonus_rule',
  },
  createReferral: {
    input: ({ jobId }) => ({ jobId }),
    changed: async ({ admin }) => ({ jobId: (await ok<Row>(admin.post('/api/jobs', jobForm({})), 201)).id }),
    rows: 'referrals.referral_record',
  },
  createUser: {
    type: 'CreateUserInput',
    input: () => ({ username: 'repetida', password: 'uma senha bem longa 7', isEmployee: true }),
    changed: () => ({ password: 'uma senha bem longa 8' }),
    rows: 'users.account',
    byAnother: 'refused',
  },
  inviteUser: {
    type: 'InviteUserInput',
    input: () => ({ username: 'convidada', email: 'convidada@exemplo.com.br', isEmployee: true }),
    changed: () => ({ isAdmin: true }),
    rows: 'users.account',
    byAnother: 'refused',
  },
  registerSubjectRequest: {
    type: 'SubjectRequestInput',
    input: () => ({
      kind: 'access',
      channel: 'email',
      name: 'Rita Repetida',
      email: 'rita@exemplo.com.br',
      receivedOn: today(),
    }),
    changed: () => ({ name: 'Rita Mudada' }),
    rows: 'users.subject_request',
  },
  saveIncident: {
    type: 'IncidentInput',
    input: () => ({
      title: 'Incidente repetido',
      occurredFrom: today(),
      occurredTo: today(),
      knownOn: today(),
      data: 'Endereços de e-mail',
      isRelevant: false,
    }),
    changed: () => ({ isRelevant: true }),
    rows: 'users.incident',
  },
  saveView: {
    input: () => ({ name: 'Repetida', query: '' }),
    changed: () => ({ query: 'status=new' }),
    rows: 'users.saved_view',
  },
  scheduleInterview: {
    type: 'ScheduleInterviewInput',
    input: async (office) => ({
      candidateId: await office.candidate(),
      interviewDate: office.nextSlot(),
      interviewType: 'hr',
    }),
    changed: () => ({ interviewType: 'technical' }),
    rows: 'interviews.interview',
    byAnother: 'refused',
  },
};

/** Visitors' forms have their keys in the input, or are known by their code; a repeated one of these adds nothing. */
const OTHERWISE_SAFE = ['createAnonymousReferral'];

describe('a form of the staff that is sent again, because its response was lost', () => {
  let office: BackOffice;
  let other: Visitor;
  beforeAll(async () => {
    office = await BackOffice.open();
    const account = { username: 'outra.admin', password: 'outra senha bem longa 8', isAdmin: true };
    await ok(office.admin.post('/api/auth/register', account), 201);
    other = office.system.visitor();
    expect((await other.login(account.username, account.password)).status).toBe(200);
  });
  afterAll(() => office?.system.stop());

  it('is known by its key in every mutation that creates', async () => {
    const fields = buildSchema(await mergedSchema(), { assumeValidSDL: true })
      .getMutationType()!
      .getFields();
    const creating = Object.keys(fields).filter((name) =>
      /^(create|invite|register(?!ReferralHire)|schedule)|^saveView$|^saveIncident$/.test(name),
    );
    expect(creating.filter((name) => !OTHERWISE_SAFE.includes(name)).sort()).toEqual(
      Object.keys(CREATIONS).sort(),
    );
  });

  it.each(Object.entries(CREATIONS))('creates one record by %s', async (name, creation) => {
    const { type, input, changed, rows, byAnother } = creation;
    const values = await input(office);
    const declared = type
      ? `$input: ${type}!`
      : Object.entries(values)
          .map(([key, value]) => `$${key}: ${typeof value === 'number' ? 'Int' : 'String'}!`)
          .join(', ');
    const passed = type
      ? 'input: $input'
      : Object.keys(values)
          .map((key) => `${key}: $${key}`)
          .join(', ');
    const query = `mutation (${declared}, $formKey: ID) { ${name}(${passed}, formKey: $formKey) { id } }`;
    const send = async (visitor: typeof office.admin, formKey: string) => {
      const variables = { ...(type ? { input: values } : values), formKey };
      const { body } = await visitor.graphql<Record<string, { id: number | string }>>(query, variables);
      const { code, id }: { code?: string; id?: unknown } = body.errors?.[0]?.extensions ?? {};
      return code === 'FORM_ALREADY_SENT' ? [code, String(id)] : (code ?? body.data?.[name]?.id);
    };
    const count = async () => {
      const [row] = await office.system.rows<{ count: number }>(`select count(*)::int from ${rows}`);
      return row!.count;
    };
    const before = await count();
    const formKey = randomUUID();
    const [first, second] = await Promise.all([send(office.admin, formKey), send(office.admin, formKey)]);
    const third = await send(office.admin, formKey);
    expect([second, third, await count()]).toEqual([first, first, before + 1]);
    expect(String(first)).toMatch(/^(\d+|[\da-f-]{36})$/);

    const foreign = await send(other, formKey);
    expect(foreign).not.toBe(first);
    const after = await count();
    expect(after).toBe(before + (byAnother === 'refused' ? 1 : 2));

    Object.assign(values, await changed(office));
    expect(await send(office.admin, formKey)).toEqual(['FORM_ALREADY_SENT', String(first)]);
    expect(await count()).toBe(after);
  });

  it('is known by `formKey` in the body of a call of the API, too; one without creates each time', async () => {
    const form = { title: 'Modelo da API', type: 'email', content: 'Uma mensagem qualquer.' };
    const send = (more: object) =>
      ok<Row>(office.admin.post('/api/message-templates', { ...form, ...more }), 201);
    const formKey = randomUUID();
    const [one, same, another, last] = [
      await send({ formKey }),
      await send({ formKey }),
      await send({}),
      await send({}),
    ];
    expect(same).toEqual(one);
    expect(new Set([one.id, another.id, last.id]).size).toBe(3);
  });

  it('has a key of one kind of record: with it another call creates its own', async () => {
    const formKey = randomUUID();
    // The key of the first rule must not lead to the first link.
    const create = () => ok<Row>(other.post('/api/referrals', { jobId: office.jobId }), 201);
    const first = [await create(), await create(), await create()];
    const rule = await office.admin.graphql<{ createBonusRule: Row }>(
      'mutation ($formKey: ID) { createBonusRule(input: { bonusAmount: 900 }, formKey: $formKey) { id } }',
      { formKey },
    );
    expect(rule.body.errors).toBeUndefined();
    const link = await office.admin.graphql<{ createReferral: Row }>(
      'mutation ($jobId: Int!, $formKey: ID) { createReferral(jobId: $jobId, formKey: $formKey) { id jobId } }',
      { jobId: office.jobId, formKey },
    );
    const { id, jobId } = link.body.data.createReferral;
    expect([first.map((one) => one.id).includes(id), jobId]).toEqual([false, office.jobId]);
  });

  it('creates the record anew when it was removed since', async () => {
    const form = { ...jobForm({ title: 'Vaga removida' }), formKey: randomUUID() };
    const { id } = await ok(office.admin.post('/api/jobs', form), 201);
    await ok(office.admin.delete(`/api/jobs/${id}`), 204);
    expect((await ok(office.admin.post('/api/jobs', form), 201)).id).not.toBe(id);
  });

  it.each(['x', 7, [], {}, '6a4f4b2e-6a0e-4f5b-9d38-0f4f0d8f8f1g'])('refuses the key %j', async (formKey) => {
    const answer = await office.admin.post('/api/jobs', jobForm({ formKey }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });
});

describe('the undo of a hire by the call alone', () => {
  let office: BackOffice;
  const CODE = 'REFUND123';
  beforeAll(async () => {
    office = await BackOffice.open();
    const referral = { code: CODE, referrerName: 'Paula Indicadora', referrerEmail: 'paula@exemplo.com.br' };
    await ok(office.visitor.post('/api/referrals/anonymous', { ...referral, jobId: office.jobId }), 201);
  });
  afterAll(() => office?.system.stop());

  const hired = async () => {
    const id = await office.candidate({ referralCode: CODE });
    await ok(office.admin.put(`/api/candidates/${id}/status`, { status: 'contratado' }));
    await office.system.settle();
    const [application] = await ok<Row[]>(office.admin.get(`/api/referral-applications?candidateId=${id}`));
    return { id, application: application!.id };
  };
  const undo = (application: number, more: object = {}) =>
    office.admin.post(`/api/referral-applications/${application}/undo-hire`, { reason: 'Engano', ...more });
  const candidate = (id: number) => ok(office.admin.get(`/api/candidates/${id}`));

  it('leaves an approved candidate, also when it is sent again', async () => {
    const { id, application } = await hired();
    await ok(undo(application));
    expect(await candidate(id)).toMatchObject({ status: 'approved' });
    await ok(undo(application));
    const { body } = await office.admin.get<Row[]>(`/api/candidates/${id}/history`);
    expect(body.filter(({ note }) => note === 'Contratação desfeita: Engano')).toHaveLength(1);
  });

  it('gives the status that the caller names, or keeps the candidate hired', async () => {
    const { id, application } = await hired();
    await ok(undo(application, { candidateStatus: 'hired' }));
    expect(await candidate(id)).toMatchObject({ status: 'contratado' });
    await ok(undo(application, { candidateStatus: 'reviewing' }));
    expect(await candidate(id)).toMatchObject({ status: 'reviewing' });
    expect((await undo(application, { candidateStatus: 'x' })).status).toBe(400);
  });
});
