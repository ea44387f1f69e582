import { Args, Query, Resolver } from '@nestjs/graphql';
import { CandidatesClient, ReferralsClient } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

@Requires('persons.find')
@Resolver()
export class PersonSearchResolver implements RootResolvers<PersonSearchResolver> {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly referrals: ReferralsClient,
  ) {}

  @Query()
  findPersons(@Args() { name }: ArgsOf<'findPersons'>) {
    return this.candidates.findPersons({ name });
  }

  @Query()
  findReferrers(@Args() { name }: ArgsOf<'findReferrers'>) {
    return this.referrals.findReferrers({ name });
  }
}
