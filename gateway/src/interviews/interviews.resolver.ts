import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  CandidateStatus,
  ChangeInterviewStatus,
  Channel,
  ClosedDayView,
  DayRange,
  InterviewCounts,
  InterviewStatus,
  InterviewView,
  InterviewsRpc,
  JobView,
  RescheduleInterview,
  RpcClient,
  ScheduleInterview,
  SlotView,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { toResponse, type CandidateResponse } from '../candidates/candidate-response.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { AdminOnly, Public } from '../session/access.js';
import { InterviewDetails, type InterviewInvitation } from './interview-details.js';
import { InterviewIdPipe } from './interview-id.js';
import { jobOf, type InterviewConditions } from './interview-query.js';

@AdminOnly()
@Resolver('Interview')
export class InterviewsResolver {
  constructor(
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    private readonly details: InterviewDetails,
  ) {}

  @Query('interviews')
  list(@Args('filter') filter?: InterviewConditions & { job?: string }): Promise<InterviewView[]> {
    const { job, ...conditions } = filter ?? {};
    return this.details.find({ ...conditions, jobId: jobOf({ job }) });
  }

  @Query('interview')
  byId(@Args('id', InterviewIdPipe) id: string): Promise<InterviewView> {
    return this.interviews.byId({ id });
  }

  @Query('interviewCounts')
  counts(): Promise<InterviewCounts> {
    return this.interviews.counts();
  }

  @Query('interviewSlots')
  slots(@Args('day') day: string): Promise<SlotView[]> {
    return this.interviews.slots({ day });
  }

  @Query('interviewClosedDays')
  closedDays(@Args() range: DayRange): Promise<ClosedDayView[]> {
    return this.interviews.closedDays({ ...range });
  }

  @Query('interviewsCancelledBy')
  cancelledBy(
    @Args('candidateIds') candidateIds: number[],
    @Args('status') status: CandidateStatus,
  ): Promise<InterviewView[]> {
    return this.details.cancelledBy(candidateIds, status);
  }

  @Public()
  @Query('interviewInvitation')
  invitation(@Args('id', InterviewIdPipe) id: string): Promise<InterviewInvitation> {
    return this.details.invitation(id);
  }

  @Mutation('scheduleInterview')
  schedule(@Args('input') input: ScheduleInterview): Promise<InterviewView> {
    return this.interviews.schedule(input);
  }

  @Mutation('rescheduleInterview')
  reschedule(
    @Args('id', InterviewIdPipe) id: string,
    @Args('interviewDate') interviewDate: string,
    @Args() { notes, customMessage, from }: RescheduleInterview,
  ): Promise<InterviewView> {
    return this.interviews.reschedule({ id, interviewDate, notes, customMessage, from });
  }

  @Mutation('setInterviewStatus')
  setStatus(
    @Args('id', InterviewIdPipe) id: string,
    @Args('status') status: InterviewStatus,
    @Args() { feedback, decides, from, fromDate }: ChangeInterviewStatus,
  ): Promise<InterviewView> {
    return this.interviews.changeStatus({ id, status, feedback, decides, from, fromDate });
  }

  @Public()
  @Mutation('confirmInterview')
  confirm(
    @Args('id', InterviewIdPipe) id: string,
    @Args('confirmMethod') confirmMethod: Channel,
    @Args('from') from?: string,
  ): Promise<InterviewInvitation> {
    return this.details.confirm({ id, confirmMethod, from });
  }

  @ResolveField('candidate')
  async candidate(
    @Parent() { candidateId }: InterviewView,
    @Context() { loaders }: GraphqlContext,
  ): Promise<CandidateResponse | null> {
    const candidate = await loaders.candidate.load(candidateId);
    return candidate && toResponse(candidate);
  }

  @ResolveField('candidateStatusAfter')
  statusAfter(
    @Parent() interview: InterviewView,
    @Context() { loaders }: GraphqlContext,
  ): Promise<CandidateStatus | null> {
    return this.details.statusAfter(interview, loaders);
  }

  @ResolveField('job')
  job(@Parent() { jobId }: InterviewView, @Context() { loaders }: GraphqlContext): Promise<JobView | null> {
    return loaders.job.load(jobId);
  }
}
