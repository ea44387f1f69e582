import { Controller } from '@nestjs/common';
import {
  ReferralsRpc,
  type ByCandidate,
  type CleanReferrals,
  type PayBonus,
  type RegisterHire,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';

@Controller()
export class ApplicationsRpcController {
  constructor(private readonly applications: ApplicationsService) {}

  @Rpc(ReferralsRpc.myApplications)
  mine() {
    return this.applications.mine();
  }

  @Rpc(ReferralsRpc.allApplications)
  all() {
    return this.applications.all();
  }

  @Rpc(ReferralsRpc.applicationsByCandidate)
  byCandidate({ candidateId }: ByCandidate) {
    return this.applications.byCandidate(candidateId);
  }

  @Rpc(ReferralsRpc.hire)
  hire(input: RegisterHire) {
    return this.applications.hire(input);
  }

  @Rpc(ReferralsRpc.payFirst)
  payFirst(input: PayBonus) {
    return this.applications.payFirst(input);
  }

  @Rpc(ReferralsRpc.paySecond)
  paySecond(input: PayBonus) {
    return this.applications.paySecond(input);
  }

  @Rpc(ReferralsRpc.pendingBonuses)
  pending() {
    return this.applications.pending();
  }

  @Rpc(ReferralsRpc.completedBonuses)
  completed() {
    return this.applications.completed();
  }

  @Rpc(ReferralsRpc.predictedBonuses)
  predicted() {
    return this.applications.predicted();
  }

  @Rpc(ReferralsRpc.counts)
  counts() {
    return this.applications.counts();
  }

  @Rpc(ReferralsRpc.clean)
  clean(input: CleanReferrals) {
    return this.applications.clean(input);
  }
}
