import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  SaveBonusRule,
  UpdateBonusRuleBody,
  type BonusListName,
  type BonusRuleView,
  type ReferralsRpc,
  type RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { jsonArrayOf, type JsonStream } from '../exports/json-array-stream.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ReferralDetailsService, type ReferralApplicationResponse } from './referral-details.service.js';

/** Of one call: half a megabyte of text. */
const BONUSES_PER_BATCH = 500;

@Requires('bonuses.read')
@Controller('api')
export class BonusesController {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetailsService,
  ) {}

  @ApiOperation({ summary: 'Lists hires with an unpaid instalment' })
  @Get('referral-bonus/pending')
  pending(): Promise<JsonStream<ReferralApplicationResponse[]>> {
    return this.stream('pending');
  }

  @ApiOperation({ summary: 'Lists hires with both instalments paid' })
  @Get('referral-bonus/completed')
  completed(): Promise<JsonStream<ReferralApplicationResponse[]>> {
    return this.stream('completed');
  }

  @ApiOperation({ summary: 'Lists applications with an unpaid instalment, hired or not' })
  @Get('referral-bonus/predicted')
  predicted(): Promise<JsonStream<ReferralApplicationResponse[]>> {
    return this.stream('predicted');
  }

  @ApiOperation({ summary: 'Lists bonus rules' })
  @Get('referral-bonus-rules')
  rules(): Promise<BonusRuleView[]> {
    return this.referrals.bonusRules();
  }

  @ApiOperation({ summary: 'Creates a bonus rule' })
  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Post('referral-bonus-rules')
  createRule(@Body(BodyPipe) body: SaveBonusRule): Promise<BonusRuleView> {
    return this.referrals.createBonusRule(body);
  }

  @ApiOperation({ summary: 'Replaces a bonus rule' })
  @ApiErrors('CHANGED_MEANWHILE')
  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Put('referral-bonus-rules/:id')
  updateRule(
    @Param('id', IdPipe) id: number,
    @Body(BodyPipe) body: UpdateBonusRuleBody,
  ): Promise<BonusRuleView> {
    return this.referrals.updateBonusRule({ ...body, id });
  }

  @ApiOperation({ summary: 'Deletes a bonus rule' })
  @HttpCode(204)
  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Delete('referral-bonus-rules/:id')
  removeRule(@Param('id', IdPipe) id: number): Promise<void> {
    return this.referrals.removeBonusRule({ id });
  }

  /** Of any length. The ids are read first, so that a bonus that moves meanwhile is neither missing nor sent twice. */
  private async stream(list: BonusListName): Promise<JsonStream<ReferralApplicationResponse[]>> {
    const ids = await this.referrals.bonusIds({ list, sort: 'due' });
    return jsonArrayOf(async (after?: string) => {
      const start = Number(after ?? 0);
      const end = start + BONUSES_PER_BATCH;
      const elements = await this.details.applicationsByIds(ids.slice(start, end));
      return { elements, next: end < ids.length ? String(end) : null };
    });
  }
}
