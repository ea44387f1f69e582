import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { InterviewsClient, SYSTEM_JOBS } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Public, Requires } from '../sessions/access.js';
import { InterviewDetailsService } from './interview-details.service.js';
import { interviewId } from './interview-id.js';
import { jobCondition } from './interview-query.js';

@Requires('interviews.read')
@Resolver()
export class InterviewsResolver implements RootResolvers<InterviewsResolver> {
  constructor(
    private readonly client: InterviewsClient,
    private readonly details: InterviewDetailsService,
  ) {}

  @Query()
  interviews(@Args() days: ArgsOf<'interviews'>) {
    return this.client.ofDays(days);
  }

  @Query()
  interviewPage(@Args() { filter, ...list }: ArgsOf<'interviewPage'>) {
    return this.client.list({ ...filterOf(filter), ...list });
  }

  @Query()
  interview(@Args() { id }: ArgsOf<'interview'>) {
    return this.client.byId({ id: interviewId(id) });
  }

  @Query()
  interviewCounts(@Args() { filter }: ArgsOf<'interviewCounts'>) {
    return this.client.counts(filterOf(filter));
  }

  @Requires('interviews.manage')
  @Query()
  interviewSlots(@Args() { day }: ArgsOf<'interviewSlots'>) {
    return this.client.slots({ day });
  }

  @Requires('interviews.manage')
  @Query()
  interviewOverlaps(@Args() planned: ArgsOf<'interviewOverlaps'>) {
    return this.client.overlaps(planned);
  }

  @Requires('interviews.manage')
  @Query()
  interviewClosedDays(@Args() range: ArgsOf<'interviewClosedDays'>) {
    return this.client.closedDays(range);
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
    return this.client.schedule({ ...input, formKey, jobId: input.jobId ?? SYSTEM_JOBS.talentBank });
  }

  @Requires('interviews.manage')
  @Mutation()
  rescheduleInterview(@Args() { id, ...change }: ArgsOf<'rescheduleInterview'>) {
    return this.client.reschedule({ ...change, id: interviewId(id) });
  }

  @Requires('interviews.manage')
  @Mutation()
  setInterviewers(@Args() { id, ...choice }: ArgsOf<'setInterviewers'>) {
    return this.client.setInterviewers({ ...choice, id: interviewId(id) });
  }

  @Requires('interviews.conclude')
  @Mutation()
  setInterviewStatus(@Args() { id, ...change }: ArgsOf<'setInterviewStatus'>) {
    return this.client.changeStatus({ ...change, id: interviewId(id) });
  }

  @Requires('interviews.manage')
  @Mutation()
  undoInterviewChange(@Args() { id, changeId }: ArgsOf<'undoInterviewChange'>) {
    return this.client.undoChange({ id: interviewId(id), changeId });
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
