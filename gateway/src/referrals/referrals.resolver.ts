import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CreateAnonymousReferral,
  ListReferrals,
  ReferralPage,
  ReferralsRpc,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { RateLimits } from '../http/rate-limits.js';
import { AdminOnly, LoggedIn, Public } from '../session/access.js';
import { ReferralDetails, type ReferralResponse, type ReferralLookup } from './referral-details.js';

@AdminOnly()
@Resolver()
export class ReferralsResolver {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetails,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Query('referralByCode')
  byCode(@Args('code') code: string): Promise<ReferralLookup> {
    return this.details.byCode(code);
  }

  @LoggedIn()
  @Query('myReferrals')
  async mine(): Promise<ReferralResponse[]> {
    return this.details.withNames(await this.referrals.mine());
  }

  @Query('allReferrals')
  async all(
    @Args() filter: ListReferrals,
  ): Promise<{ referrals: ReferralResponse[]; pagination: ReferralPage['pagination'] }> {
    const { referrals, pagination } = await this.referrals.all({ ...filter });
    return { referrals: await this.details.withNames(referrals), pagination };
  }

  @LoggedIn()
  @Mutation('createReferral')
  async create(@Args('jobId') jobId: number): Promise<ReferralResponse> {
    const [referral] = await this.details.withNames([await this.referrals.create({ jobId })]);
    return referral as ReferralResponse;
  }

  @Public()
  @Mutation('createAnonymousReferral')
  async createAnonymous(
    @Args('input') input: CreateAnonymousReferral,
    @Context() { request }: GraphqlContext,
  ): Promise<{ id: number; code: string }> {
    await this.limits.count('anonymousReferral', request);
    return this.referrals.createAnonymous(input);
  }

  @Public()
  @Mutation('clickReferral')
  async click(@Args('id') id: number, @Context() { request }: GraphqlContext): Promise<true> {
    await this.limits.count('click', request);
    await this.referrals.click({ id });
    return true;
  }
}
