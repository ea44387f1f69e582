import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { isPermitted, type PersonView } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';
import type { ReferralApplicationResponse } from './referral-details.service.js';

@Resolver('ReferralApplication')
export class ReferralApplicationFieldsResolver implements FieldResolvers<'ReferralApplication'> {
  /** Bonuses are open to users who see no candidates: the services limit those who see some, not those who see none. */
  @ResolveField()
  async person(
    @Parent() { candidateId }: ReferralApplicationResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<PersonView | null> {
    const actor = currentActor();
    return actor && isPermitted(actor, 'candidates.read') ? loaders.personOf.load(candidateId) : null;
  }
}
