import { JobsRpc, type SaveJob } from '@araucaria/contracts';
import { ADMIN, addDays, today } from '@araucaria/testing';
import { startTestService, type ServiceStub, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { sentCopies, startCandidatesStub } from './candidates-stub.js';
import { exampleJob } from './example-job.js';

describe('an edit that opens or closes a job', () => {
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

  it('reaches the candidates service before its response, as its event states it; other edits do not', async () => {
    const { id } = await service.as(ADMIN).create(exampleJob);
    const edit = async (change: Partial<SaveJob>) => {
      const before = sentCopies.length;
      await service.as(ADMIN).update({ ...exampleJob, id, ...change });
      return sentCopies.slice(before);
    };
    expect(await edit({ title: 'Outro título' })).toEqual([]);
    expect(await edit({ closesOn: addDays(today(), 3) })).toEqual([]);
    const [closed] = await edit({ isActive: false });
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
    expect(await edit({ isActive: true, closesOn })).toMatchObject([{ id, isActive: true, closesOn }]);
  });
});
