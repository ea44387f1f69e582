import { Controller, Module } from '@nestjs/common';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import { CandidatesRpc, JobsRpc, type ByIds, type CandidateView, type JobView } from '@araucaria/contracts';
import { Rpc, createApp } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

/** What the other services know, for a test to fill. */
export const known = { candidates: new Map<number, CandidateView>(), jobs: new Map<number, JobView>() };

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  candidates({ ids }: ByIds) {
    return ids.flatMap((id) => known.candidates.get(id) ?? []);
  }

  @Rpc(JobsRpc.byIds)
  jobs({ ids }: ByIds) {
    return ids.flatMap((id) => known.jobs.get(id) ?? []);
  }
}

@Module({ controllers: [Peers] })
class PeersModule {}

/**
 * Answers for candidates and jobs over real TCP. A double of processes that are not ours: a service imports no other,
 * and what is tested here is what this one does with their answers.
 */
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

/** As much of a candidate as this service reads. */
export function someCandidate(change: Partial<CandidateView> & { id: number }): CandidateView {
  return {
    firstName: 'Maria',
    lastName: 'de Souza',
    email: `candidata-${change.id}@exemplo.com.br`,
    jobId: 101,
    jobTitle: 'Pessoa Desenvolvedora',
    createdAt: '2026-11-21T12:30:00.000Z',
    ...change,
  } as CandidateView;
}
