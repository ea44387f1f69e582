import { Controller, Module } from '@nestjs/common';
import { CandidatesRpc, JobsRpc, type ById, type SaveJob } from '@araucaria/contracts';
import { AppError, PlatformModule, Rpc, createApp, serveCalls } from '@araucaria/platform';
import { ADMIN, freePort } from '@araucaria/testing';
import { clean, startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';

/** Jobs with applications, by id. */
const applied = new Set<number>();

@Controller()
class CandidatesPeer {
  @Rpc(CandidatesRpc.closeJobForRemoval)
  closeJobForRemoval({ id }: ById) {
    if (applied.has(id)) throw new AppError('JOB_HAS_CANDIDATES');
  }
}

@Module({ imports: [PlatformModule], controllers: [CandidatesPeer] })
class PeerModule {}

const job: SaveJob = {
  title: 'Pessoa Desenvolvedora',
  department: 'Engenharia',
  location: 'Curitiba, PR',
  type: 'CLT',
  description: 'Construir o produto.',
  requirements: 'TypeScript, SQL',
};

describe('cleaning jobs', () => {
  let peer: Awaited<ReturnType<typeof createApp>>;
  let service: TestService<typeof JobsRpc.calls>;
  beforeAll(async () => {
    const port = await freePort();
    peer = await createApp(PeerModule);
    serveCalls(peer, { host: '127.0.0.1', port });
    await peer.startAllMicroservices();
    await peer.init();
    service = await startTestService(AppModule, JobsRpc, { CANDIDATES_RPC: `127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await service.stop();
    await peer.close();
  });

  it('removes every job but the reserved ones and those with applications', async () => {
    const before = (await service.as(ADMIN).list({ includeInactive: true })).length;
    const removed = await service.as(ADMIN).create(job);
    const kept = await service.as(ADMIN).create(job);
    applied.add(kept.id);
    expect(await clean(service)).toEqual({ jobs: before + 1 });
    expect((await service.as(ADMIN).list({ includeInactive: true })).map(({ id }) => id)).toEqual([kept.id]);
    expect(await service.as().byId({ id: 1 })).toMatchObject({ isSystem: true });
    expect(await service.published('job.removed')).toContainEqual({ jobId: removed.id });
    await expect(service.as().byId({ id: removed.id })).rejects.toMatchObject({ details: { closed: true } });
  });

  it('ignores a stage that is for other services', async () => {
    const { id } = await service.as(ADMIN).create(job);
    await service.receive('cleaning.requested', {
      runId: '00000000-0000-4000-8000-000000000000',
      scope: 'database',
      services: ['candidates'],
    });
    expect(await service.as().byId({ id })).toMatchObject({ id });
  });
});
