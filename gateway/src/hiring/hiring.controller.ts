import { Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import type {
  CandidatesRpc,
  HiresOfMonth,
  HiringInProgress,
  HiringStage,
  HiringSummary,
  NotificationsRpc,
  RecentHire,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { whole, type Query as QueryParameters } from '../http/query.js';
import { AdminOnly } from '../session/access.js';

@AdminOnly()
@Controller('api/hiring')
export class HiringController {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Get('dashboard')
  dashboard(): Promise<HiringSummary> {
    return this.candidates.hiringSummary();
  }

  @Get('recent-hires')
  recentHires(@Query() query: QueryParameters): Promise<RecentHire[]> {
    return this.candidates.recentHires({ limit: whole(query, 'limit') });
  }

  @Get('in-progress')
  inProgress(): Promise<HiringInProgress[]> {
    return this.candidates.hiringInProgress();
  }

  @Get('stages')
  stages(): Promise<HiringStage[]> {
    return this.candidates.hiringStages();
  }

  @Get('hires-per-month')
  hiresPerMonth(): Promise<HiresOfMonth[]> {
    return this.candidates.hiresPerMonth();
  }

  @HttpCode(202)
  @Post('report')
  report(): Promise<void> {
    return this.notifications.requestHiringReport();
  }
}
