import { Controller, Module } from '@nestjs/common';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import {
  CandidatesRpc,
  UsersRpc,
  type ByIds,
  type CandidatePage,
  type CandidateView,
  type ListCandidates,
  type Pagination,
  type UserView,
} from '@araucaria/contracts';
import { Rpc, createApp } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

/** What the other services know, for a test to fill. */
export const known = {
  candidates: new Map<number, CandidateView>(),
  users: new Map<number, UserView>(),
};

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  candidates({ ids }: ByIds) {
    return ids.flatMap((id) => known.candidates.get(id) ?? []);
  }

  @Rpc(CandidatesRpc.list)
  list({ search = '' }: ListCandidates): CandidatePage {
    const candidates = [...known.candidates.values()].filter(({ email }) => email.includes(search));
    return { candidates, pagination: {} as Pagination };
  }

  @Rpc(UsersRpc.byIds)
  users({ ids }: ByIds) {
    return ids.flatMap((id) => known.users.get(id) ?? []);
  }
}

@Module({ controllers: [Peers] })
class PeersModule {}

/** Answers for candidates and users over real TCP: a service imports no other one. */
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
