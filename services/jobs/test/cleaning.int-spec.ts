import { JobsRpc } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { clean, startTestService, type ServiceStub, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { appliedJobs, startCandidatesStub } from './candidates-stub.js';
import { exampleJob } from './example-job.js';

describe('cleaning jobs', () => {
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

  it('removes every job but the reserved ones and those with applications', async () => {
    const before = (await service.as(ADMIN).list({ includeInactive: true })).length;
    const removed = await service.as(ADMIN).create(exampleJob);
    const kept = await service.as(ADMIN).create(exampleJob);
    appliedJobs.add(kept.id);
    expect(await clean(service)).toEqual({ jobs: before + 1 });
    expect((await service.as(ADMIN).list({ includeInactive: true })).map(({ id }) => id)).toEqual([kept.id]);
    expect(await service.as().byId({ id: 1 })).toMatchObject({ isSystem: true });
    expect(await service.published('job.removed')).toContainEqual({ jobId: removed.id });
    await expect(service.as().byId({ id: removed.id })).rejects.toMatchObject({ details: { closed: true } });
  });

  it('ignores a stage that is for other services', async () => {
    const { id } = await service.as(ADMIN).create(exampleJob);
    await service.receive('cleaning.requested', {
      runId: '00000000-0000-4000-8000-000000000000',
      scope: 'database',
      services: ['candidates'],
    });
    expect(await service.as().byId({ id })).toMatchObject({ id });
  });
});
