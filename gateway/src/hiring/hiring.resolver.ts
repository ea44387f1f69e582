import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type {
  CandidatesRpc,
  HiresOfMonth,
  HiringInProgress,
  HiringStage,
  HiringSummary,
  RecentHire,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { AdminOnly } from '../session/access.js';

@AdminOnly()
@Resolver()
export class HiringResolver {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

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
}
