import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import type { BonusRuleView, ReferralsRpc, RpcClient, SaveBonusRule } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';
import { ReferralDetails, type ReferralApplicationResponse } from './referral-details.js';

@AdminOnly()
@Controller('api')
export class BonusesController {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetails,
  ) {}

  @Get('referral-bonus/pending')
  async pending(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.pendingBonuses());
  }

  @Get('referral-bonus/completed')
  async completed(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.completedBonuses());
  }

  @Get('referral-bonus/predicted')
  async predicted(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.predictedBonuses());
  }

  @Get('referral-bonus-rules')
  rules(): Promise<BonusRuleView[]> {
    return this.referrals.bonusRules();
  }

  @Post('referral-bonus-rules')
  createRule(@Body(ObjectPipe) body: SaveBonusRule): Promise<BonusRuleView> {
    return this.referrals.createBonusRule(body);
  }

  @Put('referral-bonus-rules/:id')
  updateRule(@Param('id', IdPipe) id: number, @Body(ObjectPipe) body: SaveBonusRule): Promise<BonusRuleView> {
    return this.referrals.updateBonusRule({ ...body, id });
  }

  @HttpCode(204)
  @Delete('referral-bonus-rules/:id')
  removeRule(@Param('id', IdPipe) id: number): Promise<void> {
    return this.referrals.removeBonusRule({ id });
  }
}
