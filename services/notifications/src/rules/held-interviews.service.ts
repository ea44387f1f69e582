import { Injectable } from '@nestjs/common';
import { InterviewsClient, type InterviewView } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';

/** Which candidates were interviewed. Messages thank for a conversation only if there was one. */
@Injectable()
export class HeldInterviewsService {
  constructor(
    private readonly clock: Clock,
    private readonly interviews: InterviewsClient,
  ) {}

  async candidatesOf(ids: number[]): Promise<Set<number>> {
    if (!ids.length) return new Set();
    const interviews = await this.interviews.byCandidateIds({ ids });
    return new Set(interviews.filter((one) => this.wasHeld(one)).map(({ candidateId }) => candidateId));
  }

  private wasHeld({ status, interviewDate }: InterviewView): boolean {
    if (status !== 'scheduled') return status === 'completed';
    return Date.parse(interviewDate) <= this.clock.now().getTime();
  }
}
