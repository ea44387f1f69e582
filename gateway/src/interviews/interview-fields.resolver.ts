import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { InterviewView } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { toResponse } from '../candidates/candidate-response.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';
import { InterviewDetailsService } from './interview-details.service.js';
import { toStaffMember } from '../users/staff-member.js';

/** What other services hold of an interview, loaded for all interviews of an operation together. */
@Resolver('Interview')
export class InterviewFieldsResolver implements FieldResolvers<'Interview'> {
  constructor(
    private readonly details: InterviewDetailsService,
    private readonly clock: Clock,
  ) {}

  @ResolveField()
  async candidate(@Parent() { candidateId }: InterviewView, @Context() { loaders }: GraphqlContext) {
    const candidate = await loaders.candidate.load(candidateId);
    return candidate && toResponse(candidate);
  }

  @ResolveField()
  async interviewers(@Parent() { interviewerIds }: InterviewView, @Context() { loaders }: GraphqlContext) {
    const users = await Promise.all(interviewerIds.map((id) => loaders.user.load(id)));
    return users.flatMap((user) => (user ? [toStaffMember(user)] : []));
  }

  @ResolveField()
  candidateStatusAfter(@Parent() interview: InterviewView, @Context() { loaders }: GraphqlContext) {
    return this.details.statusAfter(interview, loaders);
  }

  @ResolveField()
  undo(@Parent() { undoChangeId, undoableUntil }: InterviewView) {
    if (!undoChangeId || !undoableUntil || Date.parse(undoableUntil) <= this.clock.now().getTime())
      return null;
    return { changeId: undoChangeId, until: undoableUntil };
  }

  @ResolveField()
  job(@Parent() { jobId }: InterviewView, @Context() { loaders }: GraphqlContext) {
    return loaders.job.load(jobId);
  }
}
