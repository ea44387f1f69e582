import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import type {
  BonusEntryView,
  PayBonus,
  ReferralsRpc,
  RegisterHire,
  ReleaseBonus,
  RpcClient,
  UndoHire,
} from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe, whole, type Query as QueryParameters } from '../http/query.js';
import { AdminOnly, LoggedIn } from '../session/access.js';
import { ReferralDetails, type ReferralApplicationResponse } from './referral-details.js';

/** Referred candidates, their hires and the two instalments of each bonus. */
@AdminOnly()
@Controller('api/referral-applications')
export class ReferralApplicationsController {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetails,
  ) {}

  @Get()
  async ofCandidate(@Query() query: QueryParameters): Promise<ReferralApplicationResponse[]> {
    const candidateId = whole(query, 'candidateId');
    if (candidateId === undefined)
      throw AppError.invalid([{ field: 'candidateId', message: 'Informe o candidato' }]);
    return this.details.applicationsWithNames(await this.referrals.applicationsByCandidate({ candidateId }));
  }

  @LoggedIn()
  @Get('user')
  async mine(): Promise<ReferralApplicationResponse[]> {
    return this.details.ofReferrer(await this.referrals.myApplications());
  }

  @Get('all')
  async all(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.allApplications());
  }

  @Put(':id/hire')
  async hire(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: RegisterHire,
  ): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.hire({ ...body, id }));
  }

  @HttpCode(200)
  @Post(':id/undo-hire')
  async undoHire(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: UndoHire,
  ): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.undoHire({ ...body, id }));
  }

  @HttpCode(200)
  @Post(':id/release')
  async release(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: ReleaseBonus,
  ): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.releaseBonus({ ...body, id }));
  }

  @Get(':id/entries')
  entries(@Param('id', IdPipe) id: number): Promise<BonusEntryView[]> {
    return this.referrals.bonusEntries({ id });
  }

  @Put(':id/first-bonus')
  async payFirst(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: PayBonus,
  ): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.payFirst({ ...body, id }));
  }

  @Put(':id/second-bonus')
  async paySecond(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: PayBonus,
  ): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.paySecond({ ...body, id }));
  }
}
