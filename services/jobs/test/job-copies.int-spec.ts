import { JobsRpc, type SaveJob } from '@araucaria/contracts';
import { ADMIN, addDays, today } from '@araucaria/testing';
import { startTestService, type ServiceStub, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { sentCopies, startCandidatesStub, whileClosing } from './candidates-stub.js';
import { exampleJob } from './example-job.js';

describe('an edit of a job', () => {
  let candidates: ServiceStub;
  let service: TestService<typeof JobsRpc.calls>;
  beforeAll(async () => {
    candidates = await startCandidatesStub();
    service = await startTestService(AppModule, JobsRpc, { CANDIDATES_RPC: candidates.address });
  });
  afterAll(async () => {
    await service.stop();
    await candidates.stop();
  });

  const edit = async (id: number, change: Partial<SaveJob> = {}) => {
    const before = sentCopies.length;
    await service.as(ADMIN).update({ ...exampleJob, id, ...change });
    return sentCopies.slice(before);
  };

  it('reaches the candidates service before its response, as its event states it', async () => {
    const { id } = await service.as(ADMIN).create(exampleJob);
    const [closed] = await edit(id, { isActive: false });
    expect(closed).toMatchObject({
      id,
      title: exampleJob.title,
      department: exampleJob.department,
      isActive: false,
    });
    const [event] = await service.rows<{ at: Date }>(
      `select occurred_at as at from jobs.outbox_event where name = 'job.saved' order by occurred_at desc limit 1`,
    );
    expect(closed?.occurredAt).toBe(event?.at.toISOString());
    const closesOn = addDays(today(), 5);
    expect(await edit(id, { isActive: true, closesOn })).toMatchObject([{ id, isActive: true, closesOn }]);
  });

  it('does so also if only its closing day moves, and when the same is saved again after a lost response', async () => {
    const { id, version } = await service.as(ADMIN).create(exampleJob);
    const closesOn = addDays(today(), 3);
    expect(await edit(id, { closesOn })).toMatchObject([{ id, isActive: true, closesOn }]);
    const before = sentCopies.length;
    await service.as(ADMIN).update({ ...exampleJob, id, closesOn, from: version });
    expect(sentCopies.slice(before)).toMatchObject([{ id, closesOn }]);
  });

  it('keeps the job from a removal that began before it, and open', async () => {
    const { id } = await service.as(ADMIN).create({ ...exampleJob, isActive: false });
    whileClosing(() => edit(id, { isActive: true }));
    const before = sentCopies.length;
    await expect(service.as(ADMIN).remove({ id })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ isActive: true });
    expect(sentCopies.slice(before)).toMatchObject([
      { id, isActive: true },
      { id, isActive: true },
    ]);
    await service.as(ADMIN).remove({ id });
    await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
