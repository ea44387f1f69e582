import { Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  RecentHires,
  type CandidatesRpc,
  type HiresOfMonth,
  type HiringInProgress,
  type HiringStage,
  type HiringSummary,
  type NotificationsRpc,
  type RecentHire,
  type RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { whole, type Query as QueryParameters } from '../http/query.js';
import { Requires } from '../sessions/access.js';

@Requires('hiring.read')
@Controller('api/hiring')
export class HiringController {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @ApiOperation({ summary: 'Returns the figures of hiring' })
  @Get('dashboard')
  dashboard(): Promise<HiringSummary> {
    return this.candidates.hiringSummary();
  }

  @ApiOperation({ summary: 'Lists the last hires' })
  @ApiQueries(inputProperties(RecentHires))
  @Get('recent-hires')
  recentHires(@Query() query: QueryParameters): Promise<RecentHire[]> {
    return this.candidates.recentHires({ limit: whole(query, 'limit') });
  }

  @ApiOperation({ summary: 'Lists candidates who are being hired' })
  @Get('in-progress')
  inProgress(): Promise<HiringInProgress[]> {
    return this.candidates.hiringInProgress();
  }

  @ApiOperation({ summary: 'Counts candidates at each hiring step' })
  @Get('stages')
  stages(): Promise<HiringStage[]> {
    return this.candidates.hiringStages();
  }

  @ApiOperation({ summary: 'Counts the hires of the last twelve months' })
  @Get('hires-per-month')
  hiresPerMonth(): Promise<HiresOfMonth[]> {
    return this.candidates.hiresPerMonth();
  }

  @ApiOperation({ summary: 'Sends the hiring report to the acting user by e-mail' })
  @ApiErrors('VALIDATION_FAILED')
  @HttpCode(202)
  @Requires('hiring.report')
  @Post('report')
  report(): Promise<void> {
    return this.notifications.requestHiringReport();
  }
}
