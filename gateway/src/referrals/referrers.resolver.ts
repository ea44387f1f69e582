import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ReferrersService } from './referrers.service.js';

@Requires('privacy.manage')
@Resolver()
export class ReferrersResolver implements RootResolvers<ReferrersResolver> {
  constructor(private readonly referrers: ReferrersService) {}

  @Query()
  referrer(@Args() input: ArgsOf<'referrer'>) {
    return this.referrers.find(input);
  }

  @FreshFactor()
  @Mutation()
  eraseReferrer(@Args() input: ArgsOf<'eraseReferrer'>) {
    return this.referrers.erase(input);
  }
}
