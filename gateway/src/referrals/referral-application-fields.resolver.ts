import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { visiblePersonOf } from '../candidates/visible-person.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';
import type { ApplicationWithPerson } from './referral-details.service.js';

@Resolver('ReferralApplication')
export class ReferralApplicationFieldsResolver implements FieldResolvers<'ReferralApplication'> {
  @ResolveField()
  person(@Parent() { candidateId, person }: ApplicationWithPerson, @Context() context: GraphqlContext) {
    return person === undefined ? visiblePersonOf(candidateId, context) : person;
  }
}
