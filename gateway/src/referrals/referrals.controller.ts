import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type {
  CreateAnonymousReferral,
  CreateReferral,
  ReferralPage,
  ReferralSort,
  ReferralsRpc,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe, text, whole, type Query as QueryParameters } from '../http/query.js';
import { AdminOnly, LoggedIn, Public } from '../session/access.js';
import { ReferralDetails, type ReferralResponse, type ReferralLookup } from './referral-details.js';

@AdminOnly()
@Controller('api/referrals')
export class ReferralsController {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetails,
  ) {}

  @Public()
  @Get('code/:code')
  byCode(@Param('code') code: string): Promise<ReferralLookup> {
    return this.details.byCode(code);
  }

  @Public()
  @RouteConfig({ limit: 'click' })
  @HttpCode(204)
  @Post(':id/click')
  click(@Param('id', IdPipe) id: number): Promise<void> {
    return this.referrals.click({ id });
  }

  @Public()
  @RouteConfig({ limit: 'anonymousReferral' })
  @Post('anonymous')
  createAnonymous(@Body(ObjectPipe) body: CreateAnonymousReferral): Promise<{ id: number; code: string }> {
    return this.referrals.createAnonymous(body);
  }

  @LoggedIn()
  @Post()
  async create(@Body(ObjectPipe) body: CreateReferral): Promise<ReferralResponse> {
    const [referral] = await this.details.withNames([await this.referrals.create(body)]);
    return referral as ReferralResponse;
  }

  @LoggedIn()
  @Get('user')
  async mine(): Promise<ReferralResponse[]> {
    return this.details.withNames(await this.referrals.mine());
  }

  @Get('all')
  async all(
    @Query() query: QueryParameters,
  ): Promise<{ referrals: ReferralResponse[]; pagination: ReferralPage['pagination'] }> {
    const { referrals, pagination } = await this.referrals.all({
      page: whole(query, 'page'),
      limit: whole(query, 'limit'),
      startDate: text(query, 'startDate'),
      endDate: text(query, 'endDate'),
      search: text(query, 'search'),
      sort: text(query, 'sort') as ReferralSort,
    });
    return { referrals: await this.details.withNames(referrals), pagination };
  }
}
