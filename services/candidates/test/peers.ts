import { Controller, Module } from '@nestjs/common';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import { InterviewsRpc, type ByIds, type InterviewStatus, type InterviewView } from '@araucaria/contracts';
import { PlatformModule, Rpc, createApp } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

interface Known {
  status: InterviewStatus;
  cancelledByChange?: string;
}

/** Each candidate's interviews, for a test to fill. */
export const interviewsOf = new Map<number, Known[]>();

@Controller()
class Peers {
  @Rpc(InterviewsRpc.byCandidateIds)
  byCandidateIds({ ids }: ByIds) {
    return ids.flatMap((candidateId) =>
      (interviewsOf.get(candidateId) ?? []).map(
        (interview) => ({ cancelledByChange: null, ...interview, candidateId }) as InterviewView,
      ),
    );
  }
}

@Module({ imports: [PlatformModule], controllers: [Peers] })
class PeersModule {}

/** Answers for the interviews service over real TCP: a service imports no other, and this one only asks it. */
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
