import { JobsRpc, type SaveJob } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { ADMIN, addDays, today } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { exampleJob } from './example-job.js';

describe('jobs', () => {
  let service: TestService<typeof JobsRpc.calls>;
  beforeAll(async () => {
    service = await startTestService(AppModule, JobsRpc);
  });
  afterAll(() => service.stop());

  it('stores a job and publishes it', async () => {
    const job = await service.as(ADMIN).create({ ...exampleJob, salaryMin: 5000, salaryMax: 7000 });
    expect(job).toMatchObject({
      ...exampleJob,
      salaryMin: 5000,
      salaryMax: 7000,
      isActive: true,
      benefits: null,
    });
    expect(job.id).toBeGreaterThanOrEqual(100);
    expect(await service.published('job.saved')).toContainEqual({
      jobId: job.id,
      title: exampleJob.title,
      department: exampleJob.department,
      isActive: true,
      closesOn: null,
      opened: true,
    });
    expect(await service.as().byId({ id: job.id })).toEqual(job);
  });

  it('publishes that a job was opened when it is created open and when it is reopened, and not by other edits', async () => {
    const { id } = await service.as(ADMIN).create({ ...exampleJob, isActive: false });
    for (const change of [
      { isActive: true },
      { title: 'Outro título' },
      { isActive: false },
      { isActive: true },
    ])
      await service.as(ADMIN).update({ ...exampleJob, id, ...change });
    const events = await service.published('job.saved');
    expect(events.filter(({ jobId }) => jobId === id).map(({ opened }) => opened)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('offers departments and places of jobs that are or were open for alerts', async () => {
    const input = { ...exampleJob, department: 'Só para alertas', location: 'Lapa, PR' };
    const { id } = await service.as(ADMIN).create({ ...input, isActive: false });
    const isOffered = async () => (await service.as().alertChoices()).departments.includes(input.department);
    expect(await isOffered()).toBe(false);
    await service.as(ADMIN).update({ ...input, id, isActive: true });
    await service.as(ADMIN).update({ ...input, id, isActive: false });
    expect(await isOffered()).toBe(true);
    const { departments, locations } = await service.as().alertChoices();
    expect(locations).toContain('Lapa, PR');
    expect(departments).toEqual([...new Set(departments)]);
  });

  it('lists active jobs newest first, closed ones only on demand, reserved ones never', async () => {
    const older = await service.as(ADMIN).create({ ...exampleJob, title: 'Mais antiga' });
    const newer = await service.as(ADMIN).create({ ...exampleJob, title: 'Mais nova' });
    const closed = await service
      .as(ADMIN)
      .update({ ...exampleJob, id: older.id, title: 'Fechada', isActive: false });
    const open = (await service.as().list({})).map(({ id }) => id);
    const all = (await service.as(ADMIN).list({ includeInactive: true })).map(({ id }) => id);
    expect(open).not.toContain(closed.id);
    expect(all.indexOf(newer.id)).toBeLessThan(all.indexOf(closed.id));
    expect(all).not.toEqual(expect.arrayContaining([1]));
    expect(all).not.toEqual(expect.arrayContaining([5]));
  });

  it.each([
    [{ requirements: 'abc' }, 'requirements', 'Informe pelo menos um requisito para a vaga'],
    [{ salaryMin: -1 }, 'salaryMin', 'O salário mínimo não pode ser negativo'],
    [{ salaryMax: -1 }, 'salaryMax', 'O salário máximo não pode ser negativo'],
    [
      { salaryMin: 10, salaryMax: 9 },
      'salaryMax',
      'O salário máximo deve ser maior ou igual ao salário mínimo',
    ],
    [{ type: 'Freelance' }, 'type', 'Selecione o tipo de contratação'],
    [{ title: '   ' }, 'title', 'Informe o título da vaga'],
  ])('refuses %j on %s', async (change, field, message) => {
    const refused = service.as(ADMIN).create({ ...exampleJob, ...change } as SaveJob);
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field, message }] },
    });
  });

  it('clears optional fields that an edit leaves empty', async () => {
    const job = await service.as(ADMIN).create({
      ...{ ...exampleJob, benefits: 'Vale-refeição', salaryMin: 1, selectionSteps: 'Conversa, Proposta' },
    });
    expect(job.selectionSteps).toBe('Conversa, Proposta');
    const [listed] = await service.as().list({});
    expect(listed).toMatchObject({ id: job.id, selectionSteps: 'Conversa, Proposta' });
    const cleared = await service.as(ADMIN).update({ ...exampleJob, id: job.id, benefits: '' });
    expect(cleared).toMatchObject({ benefits: null, salaryMin: null, selectionSteps: null });
  });

  it('returns reserved jobs by id and refuses to change them', async () => {
    expect(await service.as().byId({ id: 1 })).toMatchObject({ title: 'Banco de Talentos', isSystem: true });
    expect(await service.as().byId({ id: 5 })).toMatchObject({
      title: 'Indicação espontânea',
      isSystem: true,
    });
    await expect(service.as(ADMIN).update({ ...exampleJob, id: 5 })).rejects.toMatchObject({
      code: 'SYSTEM_JOB',
    });
    await expect(service.as(ADMIN).remove({ id: 1 })).rejects.toMatchObject({ code: 'SYSTEM_JOB' });
  });

  it('refuses to remove a job while the candidates service is unavailable', async () => {
    const job = await service.as(ADMIN).create(exampleJob);
    await expect(service.as(ADMIN).remove({ id: job.id })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await service.as().byId({ id: job.id })).toMatchObject({ id: job.id });
  });

  describe('with a closing day', () => {
    afterEach(() => service.app.get(Clock).set(new Date()));
    const moveClock = (days: number) =>
      service.app.get(Clock).set(new Date(`${addDays(today(), days)}T12:00:00-03:00`));
    const openIds = async () => (await service.as().list({})).map(({ id }) => id);
    const openedEvents = async (id: number) =>
      (await service.published('job.saved')).filter(({ jobId, opened }) => jobId === id && opened);

    it('is listed to the end of that day, and stays visible to those who see closed jobs', async () => {
      const closesOn = addDays(today(), 10);
      const job = await service.as(ADMIN).create({ ...exampleJob, closesOn });
      expect(job.closesOn).toBe(closesOn);
      expect(await service.as().byId({ id: job.id })).toEqual(job);
      expect(await service.published('job.saved')).toContainEqual(
        expect.objectContaining({ jobId: job.id, closesOn }),
      );
      moveClock(10);
      expect(await openIds()).toContain(job.id);
      moveClock(11);
      expect(await openIds()).not.toContain(job.id);
      const all = await service.as(ADMIN).list({ includeInactive: true });
      expect(all).toContainEqual(job);
    });

    it('is opened again by a new day, and by the removal of the day', async () => {
      const { id } = await service.as(ADMIN).create({ ...exampleJob, closesOn: today() });
      moveClock(1);
      const edited = await service
        .as(ADMIN)
        .update({ ...exampleJob, id, closesOn: today(), title: 'Outro título' });
      expect(edited).toMatchObject({ title: 'Outro título', closesOn: today() });
      expect(await openedEvents(id)).toHaveLength(1);
      await service.as(ADMIN).update({ ...exampleJob, id, closesOn: addDays(today(), 5) });
      expect(await openIds()).toContain(id);
      expect(await openedEvents(id)).toHaveLength(2);
      moveClock(6);
      expect(await service.as(ADMIN).update({ ...exampleJob, id })).toMatchObject({ closesOn: null });
      expect(await openIds()).toContain(id);
      expect(await openedEvents(id)).toHaveLength(3);
    });

    it.each([
      [-1, 'A data deve ser hoje ou depois'],
      [Number.NaN, 'Informe uma data válida'],
    ])('refuses the day in %s days', async (days, message) => {
      const closesOn = Number.isNaN(days) ? '2031-02-30' : addDays(today(), days);
      const details = { errors: [{ field: 'closesOn', message }] };
      const refusal = { code: 'VALIDATION_FAILED', details };
      await expect(service.as(ADMIN).create({ ...exampleJob, closesOn })).rejects.toMatchObject(refusal);
      const { id } = await service.as(ADMIN).create(exampleJob);
      await expect(service.as(ADMIN).update({ ...exampleJob, id, closesOn })).rejects.toMatchObject(refusal);
    });
  });

  describe('edited by two administrators', () => {
    const OTHER = { ...ADMIN, id: 2, username: 'bia' };

    it('counts the edits that change a field', async () => {
      const job = await service.as(ADMIN).create(exampleJob);
      expect(job.version).toBe(1);
      const same = await service.as(ADMIN).update({ ...exampleJob, id: job.id, from: 1 });
      expect(same.version).toBe(1);
      const renamed = await service.as(ADMIN).update({ ...exampleJob, id: job.id, title: 'Outra', from: 1 });
      expect(renamed).toMatchObject({ title: 'Outra', version: 2 });
      expect(await service.as().byId({ id: job.id })).toEqual(renamed);
      const edits = (await service.as().lastEdits()).filter(({ jobId }) => jobId === job.id);
      expect(edits).toEqual([{ jobId: job.id, editedAt: expect.stringMatching(/Z$/) }]);
      expect(edits[0]!.editedAt >= job.createdAt).toBe(true);
    });

    it('refuses an edit of an older version, and says who changed which field when', async () => {
      const { id } = await service.as(ADMIN).create(exampleJob);
      await service.as(ADMIN).update({ ...exampleJob, id, title: 'Primeira', benefits: 'Vale' });
      const current = await service
        .as(OTHER)
        .update({ ...exampleJob, id, title: 'Segunda', benefits: 'Vale', isActive: false });
      const late = service.as(ADMIN).update({ ...exampleJob, id, title: 'Minha', from: 1 });
      const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
      await expect(late).rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
        status: 409,
        details: {
          current,
          changedBy: 'bia',
          changedAt: instant,
          changes: [
            { field: 'title', changedBy: 'bia', changedAt: instant },
            { field: 'benefits', changedBy: ADMIN.username, changedAt: instant },
            { field: 'isActive', changedBy: 'bia', changedAt: instant },
          ],
        },
      });
      expect(await service.as(ADMIN).byId({ id })).toEqual(current);
      // The same edit again, whose first response was lost, is stored already.
      const again = { ...exampleJob, id, title: 'Segunda', benefits: 'Vale', isActive: false, from: 2 };
      expect(await service.as(OTHER).update(again)).toEqual(current);
    });

    it('stores one of two edits that begin at the same version, whichever comes first', async () => {
      const { id } = await service.as(ADMIN).create(exampleJob);
      const edits = await Promise.allSettled(
        ['Uma', 'Duas', 'Três', 'Quatro'].map((title) =>
          service.as(ADMIN).update({ ...exampleJob, id, title, from: 1 }),
        ),
      );
      const stored = edits.flatMap((edit) => (edit.status === 'fulfilled' ? [edit.value] : []));
      expect(stored).toHaveLength(1);
      for (const edit of edits)
        if (edit.status === 'rejected') expect(edit.reason).toMatchObject({ code: 'CHANGED_MEANWHILE' });
      expect(await service.as(ADMIN).byId({ id })).toEqual(stored[0]);
    });

    it('stores an edit that names no version, as the last one', async () => {
      const { id } = await service.as(ADMIN).create(exampleJob);
      await service.as(OTHER).update({ ...exampleJob, id, title: 'Segunda' });
      const last = await service.as(ADMIN).update({ ...exampleJob, id, title: 'Última' });
      expect(last).toMatchObject({ title: 'Última', version: 3 });
    });
  });

  it('reports an unknown job as not found', async () => {
    await expect(service.as().byId({ id: 99_999 })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });
});
