import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { isJobOpen, type JobView } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';
import { toStaffMember } from '../users/staff-member.js';
import { jobStateOf } from './job-closing.js';
import { descriptionHtml } from './job-description.js';
import { summaryOf } from './job-summary.js';

@Resolver('Job')
export class JobFieldsResolver implements FieldResolvers<'Job'> {
  constructor(private readonly clock: Clock) {}

  @ResolveField()
  isOpen(@Parent() job: JobView) {
    return isJobOpen(job, this.clock.today());
  }

  @ResolveField()
  closingText(@Parent() job: JobView) {
    return jobStateOf(job, this.clock.today()).closingText;
  }

  @ResolveField()
  summary(@Parent() job: JobView) {
    return summaryOf(job);
  }

  @ResolveField()
  descriptionHtml(@Parent() { description }: JobView) {
    return descriptionHtml(description);
  }

  @ResolveField()
  async managers(@Parent() { id }: JobView, @Context() { loaders }: GraphqlContext) {
    const [job] = await loaders.managersOf.load(id);
    const users = await Promise.all((job?.managerIds ?? []).map((userId) => loaders.user.load(userId)));
    return users.flatMap((user) => (user ? [toStaffMember(user)] : []));
  }
}
