import type { Application } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import type { Clock } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';
import { ADMIN, eventually } from '@araucaria/testing';
import { MINUTE_MS } from '@araucaria/contracts';
import { applicationInput, jobSaved, type Service } from './fixtures.js';
import { startServiceWithJobs, type ServiceWithJobs } from './service-with-jobs.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

describe("the candidate's area", () => {
  let system: ServiceWithJobs;
  let service: Service;
  let files: ResumeFiles;
  let clock: Clock;
  beforeAll(async () => {
    system = await startServiceWithJobs([601, 602]);
    ({ service, files, clock } = system);
  });
  afterAll(() => system?.stop());
  afterEach(() => clock.set(new Date()));

  const moveClock = (minutes: number) => clock.set(new Date(Date.now() + minutes * MINUTE_MS));
  /** A person with an application to the job 601. */
  const apply = async (change: Partial<Application> = {}) => {
    const input = applicationInput({ jobId: 601, ...change });
    const { id } = await service.as().apply(input);
    const [row] = await service.rows<{ person_id: number }>(
      'select person_id from candidate_record where id = $1',
      [id],
    );
    return { id, input, personId: row!.person_id };
  };
  const area = (personId: number) => service.as().area({ personId });

  it('holds the profile, the applications with their history, and who opened the résumé', async () => {
    const { key } = await files.put(PDF);
    const { id, input, personId } = await apply({
      resumeKey: key,
      resumeFilename: 'ana.pdf',
      consentVersion: '2026-11',
    });
    await service.as(ADMIN).changeStatus({ id, status: 'reviewing' });
    await service.as(ADMIN).openResume({ id });
    expect(await area(personId)).toMatchObject({
      email: input.email,
      profile: { firstName: 'Ana', phone: input.phone, city: null },
      consentVersion: '2026-11',
      consentAt: expect.any(String),
      applications: [
        {
          id,
          jobId: 601,
          jobTitle: 'Vaga 601',
          resumeFilename: 'ana.pdf',
          retentionUntil: null,
          changes: [
            { kind: 'status', to: 'new', undoes: null },
            { kind: 'status', to: 'reviewing', changeId: null, undoes: null },
          ],
        },
      ],
      resumeAccesses: [{ candidateId: id, actorId: ADMIN.id }],
    });
  });

  it('is closed to a person who was erased', async () => {
    const { id, personId } = await apply();
    await service.as(ADMIN).erase({ id });
    for (const call of [
      () => area(personId),
      () => service.as().applyAgain({ personId, jobId: 602 }),
      () =>
        service
          .as()
          .correctProfile({ personId, firstName: 'Ana', lastName: 'Souza', phone: '(41) 99999-0000' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  describe('withdraws an application', () => {
    it('by the candidate, with a reason, and undoes it', async () => {
      const { id, personId } = await apply();
      await service.as(ADMIN).changeStatus({ id, status: 'reviewing' });
      const { changeId } = await service.as().withdraw({ personId, id, reason: 'Mudei de cidade' });
      expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'declined' });
      const history = await service.as(ADMIN).history({ ids: [id] });
      expect(history.at(-1)).toMatchObject({
        from: 'reviewing',
        to: 'declined',
        note: 'Mudei de cidade',
        actorId: null,
      });
      expect(await service.published('candidate.status-changed')).toContainEqual(
        expect.objectContaining({ candidateId: id, to: 'declined', actorId: null, changeId }),
      );
      // Repeated after a lost response.
      for (const reason of ['Mudei de cidade', undefined])
        expect(await service.as().withdraw({ personId, id, reason })).toEqual({ changeId });
      expect(await service.as(ADMIN).history({ ids: [id] })).toEqual(history);
      // The person sees it at once, although it can be undone.
      expect((await area(personId)).applications[0]?.changes.at(-1)).toMatchObject({
        to: 'declined',
        changeId: null,
      });
      const withdrawal = { changeId, at: expect.any(String) as string };
      expect((await area(personId)).applications[0]).toMatchObject({ withdrawal });
      await service.as().undoWithdrawal({ personId, id, changeId });
      expect((await area(personId)).applications[0]).toMatchObject({ withdrawal: null });
      expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'reviewing' });
    });

    it('of the person only, and undoes no change by staff', async () => {
      const [one, two] = [await apply(), await apply()];
      await expect(service.as().withdraw({ personId: one.personId, id: two.id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      const changeId = '3f2c8a52-7a54-4c61-9d4e-0d3a5c3b9a11';
      await service.as(ADMIN).changeStatus({ id: one.id, status: 'declined', changeId });
      for (const input of [
        { personId: one.personId, id: one.id },
        { personId: two.personId, id: two.id },
        { personId: two.personId, id: one.id },
      ])
        await expect(service.as().undoWithdrawal({ ...input, changeId })).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      expect(await service.as(ADMIN).byId({ id: one.id })).toMatchObject({ status: 'declined' });
    });

    it('until the candidate is hired, and undoes it for a minute', async () => {
      const { id, personId } = await apply();
      const { changeId } = await service.as().withdraw({ personId, id });
      moveClock(2);
      await expect(service.as().undoWithdrawal({ personId, id, changeId })).rejects.toMatchObject({
        code: 'UNDO_EXPIRED',
      });
      await service.as(ADMIN).changeStatus({ id, status: 'hired' });
      await expect(service.as().withdraw({ personId, id })).rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
      });
    });
  });

  describe('sends a further application', () => {
    it('with the profile, the consent and the last résumé, and wakes the relay of its event', async () => {
      const { key } = await files.put(PDF);
      const { id, input, personId } = await apply({
        resumeKey: key,
        resumeFilename: 'ana.pdf',
        city: 'Lapa',
        consentVersion: '2026-11',
      });
      const signal = service.app.get(Outbox);
      const { wakeRelay } = signal;
      let wakeUps = 0;
      Object.assign(signal, {
        wakeRelay: () => {
          wakeUps++;
          wakeRelay();
        },
      });
      const further = await service.as().applyAgain({ personId, jobId: 602, coverLetter: 'Quero.' });
      expect(wakeUps).toBe(1);
      Object.assign(signal, { wakeRelay });
      expect(further.id).not.toBe(id);
      expect(await service.as(ADMIN).byId({ id: further.id })).toMatchObject({
        jobId: 602,
        status: 'new',
        email: input.email,
        city: 'Lapa',
        coverLetter: 'Quero.',
        resumeKey: key,
        resumeFilename: 'ana.pdf',
        consentVersion: '2026-11',
      });
      expect(await service.published('candidate.applied')).toContainEqual({
        candidateId: further.id,
        jobId: 602,
        referralCode: null,
      });
    });

    it('once for a job, also by twenty simultaneous calls', async () => {
      const { personId } = await apply();
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () => service.as().applyAgain({ personId, jobId: 602 })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(service.as().applyAgain({ personId, jobId: 602 })).rejects.toMatchObject({
        code: 'ALREADY_APPLIED',
      });
      expect((await area(personId)).applications).toHaveLength(2);
    });

    it('to open jobs only', async () => {
      const { personId } = await apply();
      await service.receive('job.saved', jobSaved(603, { isActive: false }));
      await expect(service.as().applyAgain({ personId, jobId: 603 })).rejects.toMatchObject({
        code: 'JOB_CLOSED',
      });
    });
  });

  it('joins the talent bank with its term, and leaves it', async () => {
    const { id, personId } = await apply();
    const { id: entry } = await service.as().applyAgain({ personId });
    const [talentBank] = (await area(personId)).applications;
    expect(talentBank).toMatchObject({ id: entry, jobId: null, retentionUntil: expect.any(String) });
    await service.as().leaveTalentBank({ personId });
    expect((await area(personId)).applications.map((one) => one.id)).toEqual([id]);
    expect(await service.published('candidate.erased')).toContainEqual({ candidateId: entry });
    await expect(service.as().leaveTalentBank({ personId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('corrects the profile in all applications, and records which fields', async () => {
    const { id, input, personId } = await apply({ city: 'Lapa', linkedinUrl: 'https://linkedin.com/in/ana' });
    const { id: second } = await service.as().applyAgain({ personId, jobId: 602 });
    const { firstName, lastName } = input;
    await service
      .as()
      .correctProfile({ personId, firstName, lastName, phone: '(41) 3333-0000', city: 'Curitiba' });
    for (const one of [id, second])
      expect(await service.as(ADMIN).byId({ id: one })).toMatchObject({
        firstName,
        phone: '(41) 3333-0000',
        city: 'Curitiba',
        linkedinUrl: null,
      });
    expect(await service.published('audit.recorded')).toContainEqual({
      action: 'candidate.profile-changed',
      subject: 'candidate',
      subjectId: second,
      actorId: null,
      details: { fields: 'phone, city, linkedinUrl' },
    });
  });

  it('publishes that the applications show another name, and only then', async () => {
    const { id, input, personId } = await apply();
    const { id: second } = await service.as().applyAgain({ personId, jobId: 602 });
    const { firstName, lastName, phone } = input;
    const renamed = async () =>
      (await service.published('candidate.renamed')).filter((event) =>
        [id, second].includes(event.candidateId),
      );
    await service.as().correctProfile({ personId, firstName, lastName, phone: '(41) 3333-0000' });
    expect(await renamed()).toEqual([]);
    await service.as().correctProfile({ personId, firstName, lastName: 'de Holanda', phone });
    expect(await renamed()).toEqual([{ candidateId: id }, { candidateId: second }]);
  });

  it('refuses what the form does not offer, unless it is stored already', async () => {
    const { id, personId, input } = await apply({ educationLevel: 'Superior incompleto', zip: 'sem CEP' });
    const { firstName, lastName, phone } = input;
    const stored = { personId, firstName, lastName, phone };
    const correct = (change: object) => service.as().correctProfile({ ...stored, ...change });
    await expect(correct({ state: 'xyz', educationLevel: 'Qualquer', zip: 'abc' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: [
          { field: 'state', message: 'Escolha um estado da lista' },
          { field: 'educationLevel', message: 'Escolha uma escolaridade da lista' },
          { field: 'zip', message: 'Informe o CEP com 8 números' },
        ],
      },
    });
    await correct({ educationLevel: 'Superior incompleto', zip: 'sem CEP', state: 'Paraná' });
    await correct({ educationLevel: 'Técnico', zip: '80000-000', state: 'PR' });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      educationLevel: 'Técnico',
      zip: '80000-000',
      state: 'PR',
    });
  });

  it('erases the person with all applications and files, and nothing under a legal hold', async () => {
    const { key } = await files.put(PDF);
    const { id, input, personId } = await apply({ resumeKey: key });
    const { id: second } = await service.as().applyAgain({ personId, jobId: 602 });
    await service.as(ADMIN).placeLegalHold({ id: second, reason: 'Ofício 7' });
    await expect(service.as().erasePerson({ personId })).rejects.toMatchObject({ code: 'LEGAL_HOLD' });
    await service.as(ADMIN).liftLegalHold({ id: second });
    await service.as().erasePerson({ personId });
    expect(await service.rows('select 1 from person where email = $1', [input.email])).toEqual([]);
    expect(await service.rows('select 1 from candidate_record where id = any($1)', [[id, second]])).toEqual(
      [],
    );
    await eventually(async () => !(await files.exists(key)));
  });
});
