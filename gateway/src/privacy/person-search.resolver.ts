import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { CandidatesClient, ReferralsClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

@Requires('persons.find')
@Resolver()
export class PersonSearchResolver implements RootResolvers<PersonSearchResolver> {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: CandidatesClient,
    @Inject(rpcToken('referrals')) private readonly referrals: ReferralsClient,
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
