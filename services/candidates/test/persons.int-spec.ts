import { CandidatesRpc, type Application } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { ADMIN, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ApplicationsService } from '../src/apply/applications.service.js';
import { CandidateCountsService } from '../src/lists/candidate-counts.service.js';
import { applicationInput, createCandidate, jobSaved, type Service } from './fixtures.js';
import { closedJobs, requestedJobs, startJobsStub } from './jobs-stub.js';

describe('persons and their applications', () => {
  let service: Service;
  let jobs: Awaited<ReturnType<typeof startJobsStub>>;
  let applications: ApplicationsService;
  let database: Database;
  beforeAll(async () => {
    jobs = await startJobsStub();
    service = await startTestService(AppModule, CandidatesRpc, { JOBS_RPC: jobs.address });
    applications = service.app.get(ApplicationsService);
    database = service.app.get(Database);
    for (const job of [401, 402, 403]) await service.receive('job.saved', jobSaved(job));
  });
  afterAll(async () => {
    await service.stop();
    await jobs.stop();
  });

  const personOf = async (candidateId: number): Promise<number> => {
    const [row] = await service.rows<{ id: number }>(
      'select person_id as id from candidate_record where id = $1',
      [candidateId],
    );
    return row!.id;
  };
  /** A further application of the person of another one. */
  const applyAgain = async (candidateId: number, change: Partial<Application>) =>
    storeFurther(await personOf(candidateId), change);
  const storeFurther = (personId: number, change: Partial<Application>) =>
    database.transaction((em) =>
      applications.storeFurther(em, { personId, application: applicationInput(change) }),
    );
  const persons = (id: number) => service.rows('select id from person where id = $1', [id]);

  it('stores a person with the first application', async () => {
    const input = applicationInput({
      jobId: 401,
      city: 'Curitiba',
      state: 'PR',
      linkedinUrl: 'https://www.linkedin.com/in/ana',
      consentVersion: '2026-11',
    });
    const { id } = await service.as().apply(input);
    expect(
      await service.rows(
        `select email, first_name, last_name, phone, city, state, country, linkedin_url, consent_version,
           consent_at is not null as consented from person where id = $1`,
        [await personOf(id)],
      ),
    ).toEqual([
      {
        email: input.email,
        first_name: 'Ana',
        last_name: 'Souza',
        phone: '(41) 99999-0000',
        city: 'Curitiba',
        state: 'PR',
        country: 'Brasil',
        linkedin_url: 'https://www.linkedin.com/in/ana',
        consent_version: '2026-11',
        consented: true,
      },
    ]);
  });

  it('accepts one of many simultaneous first applications with one e-mail', async () => {
    const input = applicationInput({ jobId: 401 });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        service.as().apply({ ...input, email: n % 2 ? input.email.toUpperCase() : input.email }),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' });
    expect(
      await service.rows('select 1 from candidate_record where lower(email) = $1', [input.email]),
    ).toHaveLength(1);
  });

  it('asks the jobs service about a job only before its copy exists', async () => {
    const apply = (jobId: number) => service.as().apply(applicationInput({ jobId }));
    await apply(401);
    expect(requestedJobs).not.toContain(401);
    await apply(404);
    await apply(404);
    expect(requestedJobs.filter((id) => id === 404)).toHaveLength(1);
    closedJobs.add(405);
    await expect(apply(405)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
  });

  it('stores no person when the job accepts no applications', async () => {
    const input = applicationInput({ jobId: 403 });
    await service.receive('job.saved', jobSaved(403, { isActive: false }));
    await expect(service.as().apply(input)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
    expect(await service.rows('select 1 from person where email = $1', [input.email])).toEqual([]);
  });

  it('stores a further application with the data of the person and what belongs to the application', async () => {
    const first = await createCandidate(service, { firstName: 'Íris', jobId: 401, city: 'Lapa' });
    const second = await applyAgain(first, {
      firstName: 'Outra',
      email: 'outra@exemplo.com.br',
      jobId: 402,
      coverLetter: 'Quero esta vaga.',
      referralCode: 'refab12cd',
    });
    const before = await service.as(ADMIN).byId({ id: first });
    const after = await service.as(ADMIN).byId({ id: second });
    expect(after).toMatchObject({
      firstName: 'Íris',
      email: before.email,
      city: 'Lapa',
      jobId: 402,
      status: 'new',
      coverLetter: 'Quero esta vaga.',
      referralCode: 'REFAB12CD',
    });
    expect(before).toMatchObject({ jobId: 401, coverLetter: null, referralCode: null });
    expect(await service.published('candidate.applied')).toContainEqual({
      candidateId: second,
      jobId: 402,
      referralCode: 'REFAB12CD',
    });
    expect(await service.as(ADMIN).history({ ids: [second] })).toMatchObject([{ from: null, to: 'new' }]);
  });

  it('accepts one of many simultaneous applications of a person for one job, and one for the talent bank', async () => {
    const first = await createCandidate(service, { jobId: 401 });
    for (const change of [{ jobId: 402 }, {}]) {
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => applyAgain(first, change)));
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(19);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'ALREADY_APPLIED' });
    }
    expect(
      await service.rows('select 1 from candidate_record where person_id = $1', [await personOf(first)]),
    ).toHaveLength(3);
  });

  it('still refuses the e-mail of a person with two applications', async () => {
    const input = applicationInput({ jobId: 401 });
    const { id } = await service.as().apply(input);
    await applyAgain(id, { jobId: 402 });
    await expect(service.as().apply({ ...input, jobId: undefined })).rejects.toMatchObject({
      code: 'EMAIL_ALREADY_EXISTS',
    });
  });

  it('lists each application under the corrected name of the person, and counts it there', async () => {
    const first = await createCandidate(service, { firstName: 'Zuleica', jobId: 401 });
    const second = await applyAgain(first, { jobId: 402 });
    await service.rows(`update person set first_name = 'Ágata', phone = '(41) 3333-0000' where id = $1`, [
      await personOf(first),
    ]);
    const found = await service.as(ADMIN).search({ search: 'agata' });
    expect(found.map(({ id, phone }) => ({ id, phone }))).toEqual([
      { id: second, phone: '(41) 3333-0000' },
      { id: first, phone: '(41) 3333-0000' },
    ]);
    expect(await service.as(ADMIN).search({ search: 'zuleica' })).toEqual([]);
    expect(await service.app.get(CandidateCountsService).correct()).toEqual({ corrected: 0 });
  });

  it('shows experiences and education of the person for each of the applications', async () => {
    const first = await createCandidate(service, {
      jobId: 401,
      experiences: [{ company: 'Antes', position: 'Analista', startDate: '2020-01-01' }],
      education: [{ institution: 'UFPR', degree: 'Letras', startDate: '2015-01-01' }],
    });
    const second = await applyAgain(first, {
      jobId: 402,
      experiences: [{ company: 'Depois', position: 'Gerente', startDate: '2024-01-01' }],
    });
    const experiences = await service.as(ADMIN).experiences({ ids: [first, second] });
    for (const id of [first, second])
      expect(
        experiences.filter(({ candidateId }) => candidateId === id).map(({ company }) => company),
      ).toEqual(['Depois', 'Antes']);
    expect(await service.as(ADMIN).education({ ids: [second] })).toMatchObject([
      { candidateId: second, institution: 'UFPR' },
    ]);
  });

  it('returns all applications of a person, latest first, and to limited users those within their limits', async () => {
    const first = await createCandidate(service, { jobId: 401 });
    const second = await applyAgain(first, { jobId: 402 });
    const third = await applyAgain(first, {});
    const id = await personOf(first);
    const [person] = await service.as(ADMIN).persons({ ids: [second] });
    expect(person).toEqual({
      id,
      candidateId: second,
      applications: [
        { id: third, jobId: null, jobTitle: null, status: 'new', createdAt: expect.stringMatching(/Z$/) },
        { id: second, jobId: 402, jobTitle: 'Vaga 402', status: 'new', createdAt: expect.any(String) },
        { id: first, jobId: 401, jobTitle: 'Vaga 401', status: 'new', createdAt: expect.any(String) },
      ],
    });
    const [named] = await service.as(ADMIN).names({ ids: [second], withPersons: true });
    expect(named).toMatchObject({ id: second, person });
    const manager = service.as(withRoles(['gestor'], { jobIds: [402] }));
    expect(await manager.persons({ ids: [first, second, third] })).toMatchObject([
      { candidateId: second, applications: [{ id: second }] },
    ]);
  });

  it('finds all applications by e-mail, regardless of case', async () => {
    const input = applicationInput({ jobId: 401 });
    const { id } = await service.as().apply(input);
    const second = await applyAgain(id, { jobId: 402 });
    expect(await service.as(ADMIN).findByEmail({ email: input.email.toUpperCase() })).toEqual({
      candidateId: second,
      candidateIds: [id, second],
      isQuarantined: false,
    });
  });

  it('erases the person with all applications, and publishes each', async () => {
    const first = await createCandidate(service, {
      jobId: 401,
      experiences: [{ company: 'Uma', position: 'Analista', startDate: '2020-01-01' }],
    });
    const second = await applyAgain(first, { jobId: 402 });
    const person = await personOf(first);
    await service.as(ADMIN).erase({ id: second });
    expect(await service.as(ADMIN).byIds({ ids: [first, second] })).toEqual([]);
    expect(await persons(person)).toEqual([]);
    expect(await service.rows('select 1 from experience where person_id = $1', [person])).toEqual([]);
    const erased = await service.published('candidate.erased');
    expect(erased).toEqual(expect.arrayContaining([{ candidateId: first }, { candidateId: second }]));
  });

  it('erases nothing of a person while one of the applications is under a legal hold', async () => {
    const first = await createCandidate(service, { jobId: 401 });
    const second = await applyAgain(first, { jobId: 402 });
    await service.as(ADMIN).placeLegalHold({ id: first, reason: 'Ação trabalhista' });
    await expect(service.as(ADMIN).erase({ id: second })).rejects.toMatchObject({ code: 'LEGAL_HOLD' });
    expect(await service.as(ADMIN).byIds({ ids: [first, second] })).toHaveLength(2);
    await service.as(ADMIN).liftLegalHold({ id: first });
  });

  it('keeps the person when the term of one application ends, and removes them with the last one', async () => {
    const first = await createCandidate(service, {
      experiences: [{ company: 'Uma', position: 'Analista', startDate: '2020-01-01' }],
    });
    const second = await applyAgain(first, { jobId: 401 });
    const person = await personOf(first);
    await service.rows(
      `update candidate_record set retention_until = now() - interval '1 day' where id = $1`,
      [first],
    );
    expect(await service.as(ADMIN).expireRetention()).toEqual({ candidates: 1 });
    expect(await persons(person)).toHaveLength(1);
    expect(await service.as(ADMIN).experiences({ ids: [second] })).toMatchObject([{ company: 'Uma' }]);
    await service.rows('delete from candidate_record where id = $1', [second]);
    expect(await persons(person)).toEqual([]);
  });

  it('either stores an application before the erasure of its person or refuses it', async () => {
    for (let round = 0; round < 10; round++) {
      const first = await createCandidate(service, { jobId: 401 });
      const person = await personOf(first);
      const [, applied] = await Promise.allSettled([
        service.as(ADMIN).erase({ id: first }),
        storeFurther(person, { jobId: 402 }),
      ]);
      if (applied.status === 'rejected') expect(applied.reason).toMatchObject({ code: 'NOT_FOUND' });
      expect(await service.rows('select 1 from candidate_record where person_id = $1', [person])).toEqual([]);
      expect(await persons(person)).toEqual([]);
    }
  });

  it('removes the person with the last application that is deleted', async () => {
    const id = await createCandidate(service);
    const person = await personOf(id);
    await service.rows('delete from candidate_record where id = $1', [id]);
    expect(await persons(person)).toEqual([]);
  });
});
