import { Controller } from '@nestjs/common';
import { InterviewsRpc, type ByIds, type InterviewStatus, type InterviewView } from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { startServiceStub, type ServiceStub } from '@araucaria/testing/service';

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

/** Serves the one call of the interviews service that candidates makes, over real TCP: a service imports no other. */
export const startInterviewsStub = (): Promise<ServiceStub> => startServiceStub(InterviewsStub);
