import { CandidatesRpc, type Application, DAY_MS } from '@araucaria/contracts';
import type { AppError } from '@araucaria/platform';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, applicationInput, jobSaved, type Service } from './fixtures.js';

const RESUME = 'resumes/0b6c8a52-2f3e-4c1d-9a77-1c2d3e4f5a6b.pdf';

describe('applications', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  it('stores an application with its first history entry and its event', async () => {
    const input = applicationInput({
      firstName: '  Íris ',
      city: 'Curitiba',
      state: '',
      zip: '80035-120',
      educationLevel: 'Mestrado',
      educationCourse: 'Física',
      experienceSummary: 'Dez anos.',
      referralCode: 'refab12cd',
      referrerName: 'Rui',
      consentVersion: '2026-11',
      ipAddress: '203.0.113.9',
    });
    const { id } = await service.as().apply(input);
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      id,
      firstName: 'Íris',
      email: input.email,
      city: 'Curitiba',
      state: null,
      zip: '80035-120',
      country: 'Brasil',
      educationLevel: 'Mestrado',
      educationCourse: 'Física',
      experienceSummary: 'Dez anos.',
      jobId: null,
      jobTitle: null,
      status: 'new',
      score: 0,
      referralCode: 'REFAB12CD',
      referrerName: 'Rui',
      resumeKey: null,
      resumeContentType: null,
      approvedDate: null,
      hireDate: null,
      hiringStep: null,
      startDate: null,
      consentVersion: '2026-11',
      consentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      ipAddress: '203.0.113.9',
    });
    expect(await service.as(ADMIN).history({ ids: [id] })).toEqual([
      {
        id: expect.any(Number),
        candidateId: id,
        kind: 'status',
        from: null,
        to: 'new',
        note: null,
        reason: null,
        actorId: null,
        actorName: null,
        at: expect.any(String),
        undo: null,
      },
    ]);
    expect(await service.published('candidate.applied')).toContainEqual({
      candidateId: id,
      jobId: null,
      referralCode: 'REFAB12CD',
    });
  });

  it('stores a form once that is sent again after its response was lost, and answers as before', async () => {
    const input = applicationInput({ formKey: '6a4f4b2e-6a0e-4f5b-9d38-0f4f0d8f8f11' });
    const first = await service.as().apply(input);
    expect(await service.as().apply({ ...input, email: input.email.toUpperCase() })).toEqual(first);
    const draftsOf = () =>
      service.rows<{ form: Application }>(`select form from application_draft where form ->> 'email' = $1`, [
        input.email,
      ]);
    expect(await draftsOf()).toEqual([]);
    // The same form with something else in it names the application; another form is another application.
    const changed = [{ city: 'Lapa' }, { email: 'outra@exemplo.com.br' }, { lastName: 'Lima' }];
    for (const change of changed)
      await expect(service.as().apply({ ...input, ...change })).rejects.toMatchObject({
        ...{ code: 'FORM_ALREADY_SENT', status: 409, details: { kind: 'application', id: first.id } },
      });
    expect(await service.as().apply({ ...input, ipAddress: '192.0.2.7' })).toEqual(first);
    const other = { ...input, formKey: '6a4f4b2e-6a0e-4f5b-9d38-0f4f0d8f8f22' };
    for (const further of [other, applicationInput({ formKey: other.formKey, email: input.email })])
      await expect(service.as().apply(further)).rejects.toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' });
    const [one, two] = [applicationInput(), applicationInput()].map((form) => ({
      ...{ ...form, formKey: '6a4f4b2e-6a0e-4f5b-9d38-0f4f0d8f8f33' },
    }));
    const outcomes = await Promise.allSettled([service.as().apply(one!), service.as().apply(two!)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(service.as().apply({ ...input, formKey: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('answers a form again that was stored before its job closed', async () => {
    await service.receive('job.saved', jobSaved(160));
    const input = applicationInput({ jobId: 160, formKey: '6a4f4b2e-6a0e-4f5b-9d38-0f4f0d8f8f44' });
    const first = await service.as().apply(input);
    await service.receive('job.saved', jobSaved(160, { isActive: false }), new Date(Date.now() + 5));
    expect(await service.as().apply(input)).toEqual(first);
    await expect(service.as().apply(applicationInput({ jobId: 160 }))).rejects.toMatchObject({
      code: 'JOB_CLOSED',
    });
  });

  it('ignores fields of the input that only the server sets', async () => {
    const forged = {
      status: 'hired',
      score: 99,
      approvedDate: '2020-01-01',
      hireDate: '2020-01-01',
      country: 'X',
    };
    const { id } = await service.as().apply({ ...applicationInput(), ...forged });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      status: 'new',
      score: 0,
      approvedDate: null,
      hireDate: null,
      country: 'Brasil',
    });
  });

  it.each([0, '0', '', null, undefined])(
    'stores an application to job %j in the talent bank for two years',
    async (jobId) => {
      const { id } = await service.as().apply(applicationInput({ jobId: jobId as number }));
      const candidate = await service.as(ADMIN).byId({ id });
      expect(candidate.jobId).toBeNull();
      const retentionMs =
        new Date(candidate.retentionUntil ?? 0).getTime() - new Date(candidate.createdAt).getTime();
      expect(Math.round(retentionMs / DAY_MS / 30.4)).toBe(24);
    },
  );

  it('accepts an application without consent, and stores none', async () => {
    const id = await createCandidate(service);
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ consentVersion: null, consentAt: null });
  });

  it('stores the résumé under a safe file name with its content type', async () => {
    const sent = { resumeKey: RESUME, resumeFilename: '../../etc/<Meu> "Currículo".PDF' };
    const id = await createCandidate(service, sent);
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      resumeKey: RESUME,
      resumeFilename: 'Meu Currículo.pdf',
      resumeContentType: 'application/pdf',
    });
    const without = await createCandidate(service, { resumeFilename: 'a.pdf' });
    expect(await service.as(ADMIN).byId({ id: without })).toMatchObject({ resumeFilename: null });
  });

  it('stores the experiences and education of the application', async () => {
    const id = await createCandidate(service, {
      experiences: [
        { company: 'Antiga', position: 'Estagiária', startDate: '2018-02', endDate: '2019-01-31' },
        {
          company: 'Nova',
          position: 'Analista',
          startDate: '2020-03-01',
          isCurrent: true,
          description: 'SQL',
        },
      ],
      education: [{ institution: 'UF', degree: 'Letras', startDate: '2015-02-01', inProgress: true }],
    });
    expect(await service.as(ADMIN).experiences({ ids: [id] })).toMatchObject([
      {
        candidateId: id,
        company: 'Nova',
        startDate: '2020-03-01',
        endDate: null,
        isCurrent: true,
        description: 'SQL',
      },
      {
        company: 'Antiga',
        startDate: '2018-02-01',
        endDate: '2019-01-31',
        isCurrent: false,
        description: null,
      },
    ]);
    expect(await service.as(ADMIN).education({ ids: [id] })).toMatchObject([
      { candidateId: id, institution: 'UF', degree: 'Letras', startDate: '2015-02-01', inProgress: true },
    ]);
  });

  it.each([
    [{ firstName: 'A' }, 'firstName', 'Nome é obrigatório'],
    [{ lastName: undefined }, 'lastName', 'Sobrenome é obrigatório'],
    [{ email: 'sem-arroba' }, 'email', 'Email inválido'],
    [{ email: { $ne: 1 } }, 'email', 'Email inválido'],
    [{ phone: '123' }, 'phone', 'Telefone inválido'],
    [{ phone: 41999990000 }, 'phone', 'Telefone inválido'],
    [{ phone: 'abcdefgh' }, 'phone', 'Telefone inválido'],
    [{ phone: '(41) 999-99' }, 'phone', 'Telefone inválido'],
    [{ jobId: 'abc' }, 'jobId', 'Vaga inválida'],
    [{ jobId: 3_000_000_000 }, 'jobId', 'Vaga inválida'],
    [{ jobId: -4 }, 'jobId', 'Vaga inválida'],
    [{ city: ['x'] }, 'city', 'Informe um texto'],
    [{ resumeKey: '../../etc/passwd' }, 'resumeKey', 'Currículo inválido. Envie o arquivo novamente.'],
    [{ experiences: 'nenhuma' }, 'experiences', 'Informe uma lista'],
    [{ experiences: [[{ company: 'x' }]] }, 'experiences', 'Item inválido'],
    [{ experiences: ['x'] }, 'experiences', 'Item inválido'],
    [
      { education: [{ institution: 'UF', degree: 'Letras', startDate: '2015-02-31' }] },
      'education.0.startDate',
      'Data de início inválida',
    ],
  ])('refuses %j on %s', async (change, field, message) => {
    const before = await service.rows('select count(*)::int as n from candidate');
    await expect(
      service.as().apply({ ...applicationInput(), ...change } as Application),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      details: { errors: expect.arrayContaining([{ field, message }]) },
    });
    expect(await service.rows('select count(*)::int as n from candidate')).toEqual(before);
  });

  it('removes characters that PostgreSQL cannot store', async () => {
    const id = await createCandidate(service, { city: 'Curi\0tiba', coverLetter: '\ud800 só metade' });
    expect((await service.as(ADMIN).byId({ id })).city).toBe('Curitiba');
    const other = await createCandidate(service, { email: 'a\0b@exemplo.com.br', firstName: 'Ana\nRosa' });
    expect(await service.as(ADMIN).byId({ id: other })).toMatchObject({
      email: 'ab@exemplo.com.br',
      firstName: 'Ana Rosa',
    });
  });

  it('refuses a second application with the same e-mail, regardless of case', async () => {
    const input = applicationInput();
    await service.as().apply(input);
    const repeated = service.as().apply({ ...input, email: input.email.toUpperCase() });
    await expect(repeated).rejects.toMatchObject({ code: 'EMAIL_ALREADY_EXISTS', status: 409 });
  });

  it('accepts one of forty simultaneous applications with the same e-mail', async () => {
    const email = 'corrida@exemplo.com.br';
    const eventsBefore = (await service.published('candidate.applied')).length;
    const responses = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        service.as().apply(applicationInput({ email: n % 2 ? email : email.toUpperCase() })),
      ),
    );
    const refusals = responses.flatMap((response) =>
      response.status === 'rejected' ? [(response.reason as AppError).code] : [],
    );
    expect(refusals).toEqual(Array.from({ length: 39 }, () => 'EMAIL_ALREADY_EXISTS'));
    expect(await service.rows('select id from candidate where lower(email) = $1', [email])).toHaveLength(1);
    expect(await service.published('candidate.applied')).toHaveLength(eventsBefore + 1);
  });
});
