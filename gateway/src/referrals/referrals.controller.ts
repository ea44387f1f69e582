import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import {
  CreateAnonymousReferral,
  CreateReferral,
  ListReferrals,
  ReferralsClient,
  type ReferralSort,
} from '@araucaria/contracts';
import { ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe, text, whole, type Query as QueryParameters } from '../http/query.js';
import { LoggedIn, Public, Requires } from '../sessions/access.js';
import { ReferralDetailsService } from './referral-details.service.js';

@Requires('referrals.read')
@Controller('api/referrals')
export class ReferralsController {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly details: ReferralDetailsService,
  ) {}

  @ApiOperation({ summary: 'Returns what a referral link leads to' })
  @Public()
  @Get('code/:code')
  byCode(@Param('code') code: string) {
    return this.details.byCode(code);
  }

  @ApiOperation({ summary: 'Counts a click on a referral link' })
  @ApiErrors('TOO_MANY_REQUESTS')
  @Public()
  @RouteConfig({ limit: 'click' })
  @HttpCode(204)
  @Post(':id/click')
  click(@Param('id', IdPipe) id: number) {
    return this.referrals.click({ id });
  }

  @ApiOperation({ summary: 'Registers a visitor’s referral link' })
  @ApiErrors('REFERRAL_CODE_TAKEN', 'NOT_FOUND', 'JOB_CLOSED', 'TOO_MANY_REQUESTS')
  @Public()
  @RouteConfig({ limit: 'anonymousReferral' })
  @Post('anonymous')
  createAnonymous(@Body(BodyPipe) body: CreateAnonymousReferral) {
    return this.referrals.createAnonymous(body);
  }

  @ApiOperation({ summary: 'Creates a referral link of the acting user' })
  @ApiErrors('NOT_FOUND', 'JOB_CLOSED', 'FORM_ALREADY_SENT')
  @LoggedIn()
  @Post()
  async create(@Body(BodyPipe) body: CreateReferral) {
    return this.details.withName(await this.referrals.create(body));
  }

  @ApiOperation({ summary: 'Lists the referral links of the acting user' })
  @LoggedIn()
  @Get('user')
  async mine() {
    return this.details.withNames(await this.referrals.mine());
  }

  @ApiOperation({ summary: 'Lists all referral links, page by page' })
  @ApiQueries(inputProperties(ListReferrals))
  @Get('all')
  async all(@Query() query: QueryParameters) {
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
