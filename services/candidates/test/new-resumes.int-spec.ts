import type { Application } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import type { Clock } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';
import { ADMIN, eventually } from '@araucaria/testing';
import { HOUR_MS } from '@araucaria/contracts';
import { applicationInput, type Service } from './fixtures.js';
import { startServiceWithJobs, type ServiceWithJobs } from './service-with-jobs.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

describe("new résumés in the candidate's area", () => {
  let system: ServiceWithJobs;
  let service: Service;
  let files: ResumeFiles;
  let clock: Clock;
  beforeAll(async () => {
    system = await startServiceWithJobs([801, 802, 803]);
    ({ service, files, clock } = system);
  });
  afterAll(() => system?.stop());
  afterEach(() => clock.set(new Date()));

  const storedFile = async () => (await files.put(PDF)).key;
  /** A person with an application and its résumé. */
  const person = async (change: Partial<Application> = {}) => {
    const key = await storedFile();
    const input = applicationInput({ jobId: 801, resumeKey: key, resumeFilename: 'antigo.pdf', ...change });
    const { id } = await service.as().apply(input);
    const [row] = await service.rows<{ person_id: number }>(
      'select person_id from candidate_record where id = $1',
      [id],
    );
    return { id, key, input, personId: row!.person_id };
  };
  const add = async (personId: number, filename = 'novo.pdf') => {
    const key = await storedFile();
    const { id } = await service.as().addResume({ personId, key, filename });
    return { id, key };
  };
  const lastResume = async (personId: number) => (await service.as().area({ personId })).lastResume;
  const records = async (personId: number) => {
    const { experiences = [], education = [] } = await service.as().area({ personId });
    return { experiences, education };
  };
  const isDeleted = (key: string) => eventually(async () => !(await files.exists(key)));

  it('change nothing before they are confirmed', async () => {
    const { key, personId } = await person({ city: 'Lapa' });
    await add(personId);
    expect(await lastResume(personId)).toMatchObject({ key, filename: 'antigo.pdf' });
    const { id } = await service.as().applyAgain({ personId, jobId: 802 });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ resumeKey: key, city: 'Lapa' });
  });

  it('are sent with further applications after that, with the chosen values in the profile', async () => {
    const {
      id: first,
      key: old,
      personId,
    } = await person({ city: 'Lapa', linkedinUrl: 'https://linkedin.com/in/ana' });
    const { id, key } = await add(personId);
    await service
      .as()
      .confirmResume({ personId, id, profile: { city: 'Curitiba', phone: '(41) 3333-0000' } });
    expect(await lastResume(personId)).toMatchObject({ key, filename: 'novo.pdf' });
    const { id: further } = await service.as().applyAgain({ personId, jobId: 802 });
    expect(await service.as(ADMIN).byId({ id: further })).toMatchObject({
      resumeKey: key,
      resumeFilename: 'novo.pdf',
      city: 'Curitiba',
      phone: '(41) 3333-0000',
      linkedinUrl: 'https://linkedin.com/in/ana',
    });
    // The application keeps its file, and shows the corrected profile.
    expect(await service.as(ADMIN).byId({ id: first })).toMatchObject({ resumeKey: old, city: 'Curitiba' });
    for (const entry of [
      { action: 'candidate.resume-changed' },
      { action: 'candidate.profile-changed', details: { fields: 'phone, city' } },
    ])
      expect(await service.published('audit.recorded')).toContainEqual({
        ...entry,
        subject: 'candidate',
        subjectId: first,
        actorId: null,
      });
    // Staff open the file of the further application, and the person sees it.
    await service.as(ADMIN).openResume({ id: further });
    expect((await service.as().area({ personId })).resumeAccesses).toMatchObject([
      { candidateId: further, actorId: ADMIN.id },
    ]);
  });

  it('add experiences and education, and replace stored ones, as the person chooses', async () => {
    const { id: candidateId, personId } = await person({
      experiences: [
        {
          ...{ company: 'Padaria', position: 'Atendente', description: 'Balcão.' },
          ...{ startDate: '2019-03-01', endDate: '2021-02-01', isCurrent: false },
        },
      ],
      education: [{ institution: 'UFPR', degree: 'Letras', startDate: '2020-02-01', inProgress: true }],
    });
    const {
      experiences: [stored],
      education: [course],
    } = await records(personId);
    const { id } = await add(personId);
    await service.as().confirmResume({
      personId,
      id,
      experiences: [
        { company: 'Padaria', position: 'Caixa', startDate: '2019-04', replaces: stored!.id },
        { company: 'Mercado', position: 'Caixa', startDate: '2022-01', isCurrent: true },
      ],
      education: [
        {
          ...{ institution: 'UFPR', degree: 'Letras' },
          startDate: '2020-02',
          endDate: '2024-01',
          replaces: course!.id,
        },
      ],
    });
    const expected = {
      experiences: [
        { company: 'Mercado', position: 'Caixa', startDate: '2022-01-01', endDate: null, isCurrent: true },
        // What the file does not state stays.
        {
          ...{ id: stored!.id, company: 'Padaria', position: 'Caixa', description: 'Balcão.' },
          ...{ startDate: '2019-04-01', endDate: '2021-02-01' },
        },
      ],
      education: [{ id: course!.id, degree: 'Letras', endDate: '2024-01-01', inProgress: false }],
    };
    expect(await records(personId)).toMatchObject(expected);
    // Staff see the same.
    expect(await service.as(ADMIN).experiences({ ids: [candidateId] })).toMatchObject(expected.experiences);
    expect(await service.published('audit.recorded')).toContainEqual({
      ...{ action: 'candidate.profile-changed', subject: 'candidate', subjectId: candidateId, actorId: null },
      details: { fields: 'experiences, education' },
    });
  });

  it('replace no entry of another person, and then change nothing at all', async () => {
    const experiences = [{ company: 'Padaria', position: 'Caixa', startDate: '2019-03-01' }];
    const [one, two] = [await person({ experiences }), await person({ experiences })];
    const foreign = (await records(two.personId)).experiences[0]!.id;
    const { id, key } = await add(one.personId);
    const call = service.as().confirmResume({
      ...{ personId: one.personId, id, profile: { city: 'Lapa' } },
      experiences: [{ company: 'Alheia', position: 'Caixa', startDate: '2019-03', replaces: foreign }],
    });
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await records(two.personId)).experiences).toMatchObject([{ company: 'Padaria' }]);
    expect(await service.as().area({ personId: one.personId })).toMatchObject({ profile: { city: null } });
    expect(await lastResume(one.personId)).not.toMatchObject({ key });
  });

  it('may correct the name, which is published', async () => {
    const { id: candidateId, personId } = await person();
    const { id } = await add(personId);
    await service.as().confirmResume({ personId, id, profile: { lastName: 'de Holanda' } });
    expect(await service.published('candidate.renamed')).toContainEqual({ candidateId });
  });

  it('add entries up to a limit', async () => {
    const { personId } = await person();
    const experiences = Array.from({ length: 50 }, (_, n) => ({
      ...{ company: `Empresa ${n}`, position: 'Caixa', startDate: '2019-03' },
    }));
    for (const accepted of [true, true, false]) {
      const { id } = await add(personId);
      const call = service.as().confirmResume({ personId, id, experiences });
      if (accepted) await call;
      else await expect(call).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect((await records(personId)).experiences).toHaveLength(100);
  });

  it('are replaced by a newer one, which deletes the file unless an application has it', async () => {
    const { personId } = await person();
    const unconfirmed = await add(personId);
    const second = await add(personId);
    await isDeleted(unconfirmed.key);
    await expect(service.as().confirmResume({ personId, id: unconfirmed.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await service.as().confirmResume({ personId, id: second.id });
    await service.as().applyAgain({ personId, jobId: 802 });
    const third = await add(personId);
    await service.as().confirmResume({ personId, id: third.id });
    const fourth = await add(personId);
    await service.as().confirmResume({ personId, id: fourth.id });
    await isDeleted(third.key);
    expect([await files.exists(second.key), await files.exists(fourth.key)]).toEqual([true, true]);
  });

  it('give way to the file of a later application', async () => {
    const { personId, input } = await person();
    const { id } = await add(personId);
    await service.as().confirmResume({ personId, id });
    await expect(
      service
        .as()
        .apply({ ...input, jobId: 803, resumeKey: await storedFile(), resumeFilename: 'formulario.pdf' }),
    ).rejects.toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' });
    const [link] = await service.rows<{ id: string }>('select id from candidate_link where person_id = $1', [
      personId,
    ]);
    const { token } = await service.as().issueLink({ id: link!.id });
    const [draft] = (await service.as().draftLink({ token })).drafts;
    await service.as().confirmDraft({ token, draftId: draft!.id, accepted: [] });
    expect(await lastResume(personId)).toMatchObject({ filename: 'formulario.pdf' });
  });

  it('are confirmed once, by their person only', async () => {
    const [one, two] = [await person(), await person()];
    const { id, key } = await add(one.personId);
    for (const call of [
      () => service.as().confirmResume({ personId: two.personId, id }),
      () => service.as().confirmResume({ personId: one.personId, id: id + 1_000 }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await service.as().discardResume({ personId: two.personId, id });
    await service.as().confirmResume({ personId: one.personId, id });
    await expect(service.as().confirmResume({ personId: one.personId, id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await service.as().discardResume({ personId: one.personId, id });
    expect(await lastResume(one.personId)).toMatchObject({ key });
  });

  it('are deleted when they are discarded, and two days after the upload', async () => {
    const { personId } = await person();
    const discarded = await add(personId);
    await service.as().discardResume({ personId, id: discarded.id });
    await isDeleted(discarded.key);
    const kept = await add(personId);
    await service.as().confirmResume({ personId, id: kept.id });
    const forgotten = await add(personId);
    await service.app.get(Timers).runCron('unused-uploads');
    expect(await files.exists(forgotten.key)).toBe(true);
    clock.set(new Date(Date.now() + 49 * HOUR_MS));
    await service.app.get(Timers).runCron('unused-uploads');
    await isDeleted(forgotten.key);
    expect(await files.exists(kept.key)).toBe(true);
  });

  it('are in the export of a person, and go with their erasure', async () => {
    const { id: candidateId, personId } = await person();
    const { id, key } = await add(personId);
    await service.as().confirmResume({ personId, id });
    const waiting = await add(personId, 'rascunho.pdf');
    expect(await service.as(ADMIN).exportOne({ id: candidateId })).toMatchObject({
      newResumes: [
        { filename: 'novo.pdf', confirmedAt: expect.any(String) },
        { filename: 'rascunho.pdf', confirmedAt: null },
      ],
    });
    await service.as().erasePerson({ personId });
    await isDeleted(key);
    await isDeleted(waiting.key);
  });
});
