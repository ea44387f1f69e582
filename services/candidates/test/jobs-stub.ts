import { Controller, Module } from '@nestjs/common';
import { JobsRpc, type ById, type ByIds, type JobView } from '@araucaria/contracts';
import { PlatformModule, Rpc, createApp, serveCalls } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

/** Ids of the jobs that the stub reports as closed. All others are open. */
export const closedJobs = new Set<number>();
/** Departments and places that differ from those of all other jobs. */
export const jobFields = new Map<number, { department: string; location: string }>();

const jobOf = (id: number) =>
  ({
    id,
    title: `Vaga ${id}`,
    department: 'Engenharia',
    location: 'Curitiba',
    ...jobFields.get(id),
    isActive: !closedJobs.has(id),
    isSystem: false,
  }) as JobView;

@Controller()
class JobsStub {
  @Rpc(JobsRpc.byId)
  byId({ id }: ById) {
    return jobOf(id);
  }

  @Rpc(JobsRpc.byIds)
  byIds({ ids }: ByIds) {
    return ids.map(jobOf);
  }
}

@Module({ imports: [PlatformModule], controllers: [JobsStub] })
class JobsStubModule {}

/**
 * Serves the calls of the jobs service that this service makes, over real TCP. Without it each application waits for the
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
