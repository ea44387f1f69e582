import { Controller } from '@nestjs/common';
import { ReferralsRpc, type ByCandidate, type ByIds } from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';
import { ReferralCountsService } from '../records/referral-counts.service.js';

@Controller()
export class ApplicationsRpcController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly referralCounts: ReferralCountsService,
  ) {}

  @Rpc(ReferralsRpc.myApplications)
  mine() {
    return this.applications.mine();
  }

  @Rpc(ReferralsRpc.applicationsByReferrals)
  byReferrals({ ids }: ByIds) {
    return this.applications.byReferrals(ids);
  }

  @Rpc(ReferralsRpc.applicationsByIds)
  byIds({ ids }: ByIds) {
    return this.applications.byIds(ids);
  }

  @Rpc(ReferralsRpc.applicationsByCandidate)
  byCandidate({ candidateId }: ByCandidate) {
    return this.applications.byCandidate(candidateId);
  }

  @Rpc(ReferralsRpc.counts)
  counts() {
    return this.referralCounts.read();
  }
}
