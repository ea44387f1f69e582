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
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

type Fields =
  | 'hiringDashboard'
  | 'recentHires'
  | 'hiringInProgress'
  | 'hiringStages'
  | 'hiresPerMonth'
  | 'requestHiringReport';

@Requires('hiring.read')
@Resolver()
export class HiringResolver implements RootResolvers<Fields> {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Query()
  hiringDashboard(): Promise<HiringSummary> {
    return this.candidates.hiringSummary();
  }

  @Query()
  recentHires(@Args() { limit }: ArgsOf<'recentHires'>): Promise<RecentHire[]> {
    return this.candidates.recentHires({ limit });
  }

  @Query()
  hiringInProgress(): Promise<HiringInProgress[]> {
    return this.candidates.hiringInProgress();
  }

  @Query()
  hiringStages(): Promise<HiringStage[]> {
    return this.candidates.hiringStages();
  }

  @Query()
  hiresPerMonth(): Promise<HiresOfMonth[]> {
    return this.candidates.hiresPerMonth();
  }

  @Requires('hiring.report')
  @Mutation()
  async requestHiringReport(): Promise<true> {
    await this.notifications.requestHiringReport();
    return true;
  }
}
