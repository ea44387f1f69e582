import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
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
import { AdminOnly } from '../session/access.js';

@AdminOnly()
@Resolver()
export class HiringResolver {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Query('hiringDashboard')
  dashboard(): Promise<HiringSummary> {
    return this.candidates.hiringSummary();
  }

  @Query('recentHires')
  recentHires(@Args('limit') limit: number): Promise<RecentHire[]> {
    return this.candidates.recentHires({ limit });
  }

  @Query('hiringInProgress')
  inProgress(): Promise<HiringInProgress[]> {
    return this.candidates.hiringInProgress();
  }

  @Query('hiringStages')
  stages(): Promise<HiringStage[]> {
    return this.candidates.hiringStages();
  }

  @Query('hiresPerMonth')
  hiresPerMonth(): Promise<HiresOfMonth[]> {
    return this.candidates.hiresPerMonth();
  }

  @Mutation('requestHiringReport')
  async report(): Promise<true> {
    await this.notifications.requestHiringReport();
    return true;
  }
}
