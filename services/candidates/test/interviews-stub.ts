import { Controller, Module } from '@nestjs/common';
import { InterviewsRpc, type ByIds, type InterviewStatus, type InterviewView } from '@araucaria/contracts';
import { PlatformModule, Rpc, createApp, serveCalls } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

interface StubbedInterview {
  status: InterviewStatus;
  cancelledByChange?: string;
}

/** Interviews by candidate id; tests set what the stub returns. */
export const interviewsOf = new Map<number, StubbedInterview[]>();

/** Holds back the next reply, with what it says, until the promise resolves. */
export const heldReply: { until?: Promise<void> | undefined } = {};

@Controller()
class InterviewsStub {
  @Rpc(InterviewsRpc.byCandidateIds)
  async byCandidateIds({ ids }: ByIds) {
    const reply = ids.flatMap((candidateId) =>
      (interviewsOf.get(candidateId) ?? []).map(
        (interview) => ({ cancelledByChange: null, ...interview, candidateId }) as InterviewView,
      ),
    );
    const { until } = heldReply;
    heldReply.until = undefined;
    await until;
    return reply;
  }
}

@Module({ imports: [PlatformModule], controllers: [InterviewsStub] })
class InterviewsStubModule {}

/** Serves the one call of the interviews service that candidates makes, over real TCP: a service imports no other. */
export async function startInterviewsStub(): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const app = await createApp(InterviewsStubModule);
  serveCalls(app, { host: '127.0.0.1', port });
  await app.startAllMicroservices();
  await app.init();
  return { address: `127.0.0.1:${port}`, stop: () => app.close() };
}
