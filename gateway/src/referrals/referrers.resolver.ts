import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ReferrersService, type ErasedReferrerCounts, type ReferrerSummary } from './referrers.service.js';

@Requires('privacy.manage')
@Resolver()
export class ReferrersResolver implements RootResolvers<'referrer' | 'eraseReferrer'> {
  constructor(private readonly referrers: ReferrersService) {}

  @Query()
  referrer(@Args() input: ArgsOf<'referrer'>): Promise<ReferrerSummary> {
    return this.referrers.find(input);
  }

  @FreshFactor()
  @Mutation()
  eraseReferrer(@Args() input: ArgsOf<'eraseReferrer'>): Promise<ErasedReferrerCounts> {
    return this.referrers.erase(input);
  }
}
