import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import {
  PayBonusBody,
  ReferralsClient,
  RegisterHireBody,
  ReleaseBonusBody,
  UndoHireBody,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe, whole, type Query as QueryParameters } from '../http/query.js';
import { LoggedIn, Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { HireUndoService } from './hire-undo.service.js';
import { ReferralDetailsService } from './referral-details.service.js';

@Requires('bonuses.read')
@Controller('api/referral-applications')
export class ReferralApplicationsController {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly details: ReferralDetailsService,
    private readonly hireUndo: HireUndoService,
  ) {}

  @ApiOperation({ summary: 'Lists the referral applications of one candidate' })
  @ApiQuery({ name: 'candidateId', schema: { type: 'integer' } })
  @Get()
  async ofCandidate(@Query() query: QueryParameters) {
    const candidateId = whole(query, 'candidateId');
    if (candidateId === undefined)
      throw AppError.invalid([{ field: 'candidateId', message: 'Informe o candidato' }]);
    return this.details.applicationsWithNames(await this.referrals.applicationsByCandidate({ candidateId }));
  }

  @ApiOperation({ summary: 'Lists applications through the acting user’s referral links' })
  @LoggedIn()
  @Get('user')
  async mine() {
    return this.details.ofReferrer(await this.referrals.myApplications());
  }

  @ApiOperation({ summary: 'Lists all referral applications' })
  @Get('all')
  all() {
    return this.details.stream({ list: 'all', sort: 'newest' });
  }

  @ApiOperation({ summary: 'Registers the hire and sets the due dates of both instalments' })
  @ApiErrors('CANDIDATE_ERASED', 'CHANGED_MEANWHILE')
  @FreshFactor()
  @Requires('referrals.hire')
  @Put(':id/hire')
  async hire(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: RegisterHireBody) {
    return this.details.applicationWithNames(await this.referrals.hire({ ...body, id }));
  }

  @ApiOperation({
    summary: 'Removes the hire and both due dates; a candidate who is hired gets another status',
  })
  @ApiErrors('BONUS_PAID', 'CHANGED_MEANWHILE')
  @HttpCode(200)
  @FreshFactor()
  @Requires('referrals.hire')
  @Post(':id/undo-hire')
  async undoHire(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: UndoHireBody) {
    return this.details.applicationWithNames(await this.hireUndo.undo({ ...body, id }));
  }

  @ApiOperation({ summary: 'Accepts a bonus that was refused as a self-referral' })
  @ApiErrors('CHANGED_MEANWHILE')
  @HttpCode(200)
  @FreshFactor()
  @Requires('bonuses.pay')
  @Post(':id/release')
  async release(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: ReleaseBonusBody) {
    return this.details.applicationWithNames(await this.referrals.releaseBonus({ ...body, id }));
  }

  @ApiOperation({ summary: 'Lists what was promised, paid and reversed for a bonus, by whom and why' })
  @Get(':id/entries')
  entries(@Param('id', IdPipe) id: number) {
    return this.referrals.bonusEntries({ id });
  }

  @ApiOperation({ summary: 'Registers or reverses the payment of the first instalment' })
  @ApiErrors('HIRE_MISSING', 'BONUS_NOT_DUE', 'BONUS_SUSPENDED', 'BONUS_ORDER', 'CHANGED_MEANWHILE')
  @FreshFactor()
  @Requires('bonuses.pay')
  @Put(':id/first-bonus')
  async payFirst(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: PayBonusBody) {
    return this.details.applicationWithNames(await this.referrals.payFirst({ ...body, id }));
  }

  @ApiOperation({ summary: 'Registers or reverses the payment of the second instalment' })
  @ApiErrors('HIRE_MISSING', 'BONUS_NOT_DUE', 'BONUS_SUSPENDED', 'BONUS_ORDER', 'CHANGED_MEANWHILE')
  @FreshFactor()
  @Requires('bonuses.pay')
  @Put(':id/second-bonus')
  async paySecond(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: PayBonusBody) {
    return this.details.applicationWithNames(await this.referrals.paySecond({ ...body, id }));
  }
}
