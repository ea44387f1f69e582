import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SYSTEM_JOBS, type InterviewsClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Public, Requires } from '../sessions/access.js';
import { InterviewDetailsService } from './interview-details.service.js';
import { interviewId } from './interview-id.js';
import { jobCondition } from './interview-query.js';

@Requires('interviews.read')
@Resolver()
export class InterviewsResolver implements RootResolvers<InterviewsResolver> {
  constructor(
    @Inject(rpcToken('interviews')) private readonly rpc: InterviewsClient,
    private readonly details: InterviewDetailsService,
  ) {}

  @Query()
  interviews(@Args() days: ArgsOf<'interviews'>) {
    return this.rpc.ofDays(days);
  }

  @Query()
  interviewPage(@Args() { filter, ...list }: ArgsOf<'interviewPage'>) {
    return this.rpc.list({ ...filterOf(filter), ...list });
  }

  @Query()
  interview(@Args() { id }: ArgsOf<'interview'>) {
    return this.rpc.byId({ id: interviewId(id) });
  }

  @Query()
  interviewCounts(@Args() { filter }: ArgsOf<'interviewCounts'>) {
    return this.rpc.counts(filterOf(filter));
  }

  @Requires('interviews.manage')
  @Query()
  interviewSlots(@Args() { day }: ArgsOf<'interviewSlots'>) {
    return this.rpc.slots({ day });
  }

  @Requires('interviews.manage')
  @Query()
  interviewOverlaps(@Args() planned: ArgsOf<'interviewOverlaps'>) {
    return this.rpc.overlaps(planned);
  }

  @Requires('interviews.manage')
  @Query()
  interviewClosedDays(@Args() range: ArgsOf<'interviewClosedDays'>) {
    return this.rpc.closedDays(range);
  }

  @Requires('candidates.decide')
  @Query()
  interviewsCancelledBy(@Args() { candidateIds, status }: ArgsOf<'interviewsCancelledBy'>) {
    return this.details.cancelledBy(candidateIds, status);
  }

  @Public()
  @Query()
  interviewInvitation(@Args() { id }: ArgsOf<'interviewInvitation'>) {
    return this.details.invitation(interviewId(id));
  }

  @Requires('interviews.manage')
  @Mutation()
  scheduleInterview(@Args() { input, formKey }: ArgsOf<'scheduleInterview'>) {
    return this.rpc.schedule({ ...input, formKey, jobId: input.jobId ?? SYSTEM_JOBS.talentBank });
  }

  @Requires('interviews.manage')
  @Mutation()
  rescheduleInterview(@Args() { id, ...change }: ArgsOf<'rescheduleInterview'>) {
    return this.rpc.reschedule({ ...change, id: interviewId(id) });
  }

  @Requires('interviews.manage')
  @Mutation()
  setInterviewers(@Args() { id, ...choice }: ArgsOf<'setInterviewers'>) {
    return this.rpc.setInterviewers({ ...choice, id: interviewId(id) });
  }

  @Requires('interviews.conclude')
  @Mutation()
  setInterviewStatus(@Args() { id, ...change }: ArgsOf<'setInterviewStatus'>) {
    return this.rpc.changeStatus({ ...change, id: interviewId(id) });
  }

  @Requires('interviews.manage')
  @Mutation()
  undoInterviewChange(@Args() { id, changeId }: ArgsOf<'undoInterviewChange'>) {
    return this.rpc.undoChange({ id: interviewId(id), changeId });
  }

  @Public()
  @Mutation()
  respondToInvitation(@Args() { id, response, note, from }: ArgsOf<'respondToInvitation'>) {
    return this.details.respond({ id: interviewId(id), response, note, from });
  }

  @Public()
  @Mutation()
  confirmInterview(@Args() { id, ...confirmation }: ArgsOf<'confirmInterview'>) {
    return this.details.confirm({ ...confirmation, id: interviewId(id) });
  }
}

/** The job of a filter as services know it. */
function filterOf(filter: ArgsOf<'interviewPage'>['filter']) {
  const { job, ...conditions } = filter ?? {};
  return { ...conditions, jobId: jobCondition(job) };
}
