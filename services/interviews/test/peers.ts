import { Controller, Module } from '@nestjs/common';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import {
  CandidatesRpc,
  JobsRpc,
  type ByIds,
  type CandidateStatus,
  type CandidateView,
  type JobView,
} from '@araucaria/contracts';
import { PlatformModule, Rpc, createApp } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

/** Statuses of the existing candidates, by id. */
export const CANDIDATES = new Map<number, CandidateStatus>([
  [1, 'interview'],
  [2, 'interview'],
  [3, 'interview'],
]);
/** Ids of the existing jobs. */
const JOBS = [101, 102];

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  candidates({ ids }: ByIds) {
    return ids.flatMap((id) => {
      const status = CANDIDATES.get(id);
      return status ? [{ id, status } as CandidateView] : [];
    });
  }

  @Rpc(JobsRpc.byIds)
  jobs({ ids }: ByIds) {
    return ids.filter((id) => JOBS.includes(id)).map((id) => ({ id }) as JobView);
  }
}

@Module({ imports: [PlatformModule], controllers: [Peers] })
class PeersModule {}

/** Test double of the candidates and jobs services over real TCP. */
export async function startPeers(): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const app = await createApp(PeersModule);
  app.connectMicroservice<MicroserviceOptions>({
    transport: Transport.TCP,
    options: { host: '127.0.0.1', port },
  });
  await app.startAllMicroservices();
  await app.init();
  return { address: `127.0.0.1:${port}`, stop: () => app.close() };
}
