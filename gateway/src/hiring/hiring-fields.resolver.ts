import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { HiringInProgress, RecentHire } from '@araucaria/contracts';
import { visiblePersonOf } from '../candidates/visible-person.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';

@Resolver('RecentHire')
export class RecentHireFieldsResolver implements FieldResolvers<'RecentHire'> {
  @ResolveField()
  person(@Parent() { id }: RecentHire, @Context() context: GraphqlContext) {
    return visiblePersonOf(id, context);
  }
}

@Resolver('HiringInProgress')
export class HiringInProgressFieldsResolver implements FieldResolvers<'HiringInProgress'> {
  @ResolveField()
  person(@Parent() { id }: HiringInProgress, @Context() context: GraphqlContext) {
    return visiblePersonOf(id, context);
  }
}
