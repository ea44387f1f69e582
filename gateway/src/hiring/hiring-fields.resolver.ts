import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { isPermitted, type HiringInProgress, type PersonView, type RecentHire } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';

@Resolver('RecentHire')
export class RecentHireFieldsResolver implements FieldResolvers<'RecentHire'> {
  @ResolveField()
  person(@Parent() { id }: RecentHire, @Context() context: GraphqlContext): Promise<PersonView | null> {
    return personOf(id, context);
  }
}

@Resolver('HiringInProgress')
export class HiringInProgressFieldsResolver implements FieldResolvers<'HiringInProgress'> {
  @ResolveField()
  person(@Parent() { id }: HiringInProgress, @Context() context: GraphqlContext): Promise<PersonView | null> {
    return personOf(id, context);
  }
}

/** The hiring dashboard is open to users who see no candidates: the service limits those who see some, not those who see none. */
async function personOf(candidateId: number, { loaders }: GraphqlContext): Promise<PersonView | null> {
  const actor = currentActor();
  return actor && isPermitted(actor, 'candidates.read') ? loaders.personOf.load(candidateId) : null;
}
