import { Controller, Module } from '@nestjs/common';
import { JobsRpc, type ById, type JobView } from '@araucaria/contracts';
import { PlatformModule, Rpc, createApp, serveCalls } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

/** Ids of the jobs that the stub reports as closed. All others are open. */
export const closedJobs = new Set<number>();

@Controller()
class JobsStub {
  @Rpc(JobsRpc.byId)
  byId({ id }: ById) {
    return {
      id,
      title: `Vaga ${id}`,
      department: 'Engenharia',
      isActive: !closedJobs.has(id),
      isSystem: false,
    } as JobView;
  }
}

@Module({ imports: [PlatformModule], controllers: [JobsStub] })
class JobsStubModule {}

/**
 * Serves the one call of the jobs service that applications make, over real TCP. Without it each application waits for the
 * timeout of that call.
 */
export async function startJobsStub(): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const app = await createApp(JobsStubModule);
  serveCalls(app, { host: '127.0.0.1', port });
  await app.startAllMicroservices();
  await app.init();
  return { address: `127.0.0.1:${port}`, stop: () => app.close() };
}
