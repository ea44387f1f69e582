import { Controller, Module } from '@nestjs/common';
import {
  CandidatesRpc,
  JobsRpc,
  type ByIds,
  type CandidateStatus,
  type CandidateView,
  type JobView,
} from '@araucaria/contracts';
import { AppError, PlatformModule, Rpc, createApp, serveCalls } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

const INITIAL_CANDIDATES: Array<[number, CandidateStatus]> = [
  [1, 'interview'],
  [2, 'interview'],
  [3, 'interview'],
];
/** Statuses of the existing candidates, by id. */
export const CANDIDATES = new Map(INITIAL_CANDIDATES);
/** Titles of the existing jobs, by id. */
const JOBS = new Map([
  [101, 'Pessoa Desenvolvedora'],
  [102, 'Analista de Operações'],
  [103, 'Coordenação de Obras'],
]);
/** Ids of the candidates that every search finds. */
export const FOUND_CANDIDATES: number[] = [];
/** While true, the jobs service is unavailable. */
export const jobsOutage = { active: false };

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  candidates({ ids }: ByIds) {
    return ids.flatMap((id) => {
      const status = CANDIDATES.get(id);
      return status ? [{ id, status } as CandidateView] : [];
    });
  }

  @Rpc(CandidatesRpc.idsMatching)
  idsMatching() {
    return FOUND_CANDIDATES;
  }

  @Rpc(JobsRpc.byIds)
  jobs({ ids }: ByIds) {
    if (jobsOutage.active) throw new AppError('UNAVAILABLE');
    return ids.flatMap((id) => {
      const title = JOBS.get(id);
      return title ? [{ id, title } as JobView] : [];
    });
  }
}

@Module({ imports: [PlatformModule], controllers: [Peers] })
class PeersModule {}

/** Test double of the candidates and jobs services over real TCP. */
export async function startPeers(): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const app = await createApp(PeersModule);
  serveCalls(app, { host: '127.0.0.1', port });
  await app.startAllMicroservices();
  await app.init();
  // Files of tests that run as one share this module.
  const stop = async () => {
    await app.close();
    CANDIDATES.clear();
    for (const [id, status] of INITIAL_CANDIDATES) CANDIDATES.set(id, status);
    FOUND_CANDIDATES.length = 0;
    jobsOutage.active = false;
  };
  return { address: `127.0.0.1:${port}`, stop };
}
