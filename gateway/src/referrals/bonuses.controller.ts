import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { CreateBonusRule, ReferralsClient, UpdateBonusRuleBody } from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ReferralDetailsService } from './referral-details.service.js';

@Requires('bonuses.read')
@Controller('api')
export class BonusesController {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly details: ReferralDetailsService,
  ) {}

  @ApiOperation({ summary: 'Lists hires with an unpaid instalment' })
  @Get('referral-bonus/pending')
  pending() {
    return this.details.stream({ list: 'pending', sort: 'due' });
  }

  @ApiOperation({ summary: 'Lists hires with both instalments paid' })
  @Get('referral-bonus/completed')
  completed() {
    return this.details.stream({ list: 'completed', sort: 'due' });
  }

  @ApiOperation({ summary: 'Lists applications with an unpaid instalment, hired or not' })
  @Get('referral-bonus/predicted')
  predicted() {
    return this.details.stream({ list: 'predicted', sort: 'due' });
  }

  @ApiOperation({ summary: 'Lists bonus rules' })
  @Get('referral-bonus-rules')
  rules() {
    return this.referrals.bonusRules();
  }

  @ApiOperation({ summary: 'Creates a bonus rule' })
  @ApiErrors('FORM_ALREADY_SENT')
  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Post('referral-bonus-rules')
  createRule(@Body(BodyPipe) body: CreateBonusRule) {
    return this.referrals.createBonusRule(body);
  }

  @ApiOperation({ summary: 'Replaces a bonus rule' })
  @ApiErrors('CHANGED_MEANWHILE')
  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Put('referral-bonus-rules/:id')
  updateRule(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: UpdateBonusRuleBody) {
    return this.referrals.updateBonusRule({ ...body, id });
  }

  @ApiOperation({ summary: 'Deletes a bonus rule' })
  @HttpCode(204)
  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Delete('referral-bonus-rules/:id')
  removeRule(@Param('id', IdPipe) id: number) {
    return this.referrals.removeBonusRule({ id });
  }
}
