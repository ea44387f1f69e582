import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ReferralsClient } from '@araucaria/contracts';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { unvalidated } from '../http/query.js';
import { RateLimitService } from '../http/rate-limit.service.js';
import { LoggedIn, Public, Requires } from '../sessions/access.js';
import { ReferralDetailsService } from './referral-details.service.js';

@Requires('referrals.read')
@Resolver()
export class ReferralsResolver implements RootResolvers<ReferralsResolver> {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly details: ReferralDetailsService,
    private readonly limits: RateLimitService,
  ) {}

  @Public()
  @Query()
  referralByCode(@Args() { code }: ArgsOf<'referralByCode'>) {
    return this.details.byCode(code);
  }

  @LoggedIn()
  @Query()
  async myReferrals() {
    return this.details.withNames(await this.referrals.mine());
  }

  @Query()
  async allReferrals(@Args() filter: ArgsOf<'allReferrals'>) {
    // The schema leaves `sort` open.
    const { referrals, pagination } = await this.referrals.all(unvalidated(filter));
    return { referrals: await this.details.withNames(referrals), pagination };
  }

  @LoggedIn()
  @Mutation()
  async createReferral(@Args() link: ArgsOf<'createReferral'>) {
    return this.details.withName(await this.referrals.create(link));
  }

  @Public()
  @Mutation()
  async createAnonymousReferral(
    @Args() { input }: ArgsOf<'createAnonymousReferral'>,
    @Context() { request }: GraphqlContext,
  ) {
    await this.limits.count('anonymousReferral', request);
    return this.referrals.createAnonymous(input);
  }

  @Public()
  @Mutation()
  async clickReferral(@Args() { id }: ArgsOf<'clickReferral'>, @Context() { request }: GraphqlContext) {
    await this.limits.count('click', request);
    await this.referrals.click({ id });
    return true;
  }
}
