import { Controller } from '@nestjs/common';
import {
  ReferralsRpc,
  type ById,
  type ByIds,
  type ByReferralCode,
  type CreateAnonymousReferral,
  type CreateReferral,
  type ListReferrals,
  type ByReferrer,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { ReferralListService } from './referral-list.service.js';
import { ReferralsService } from './referrals.service.js';
import { ReferrersService } from '../privacy/referrers.service.js';

@Controller()
export class ReferralsRpcController {
  constructor(
    private readonly referrals: ReferralsService,
    private readonly list: ReferralListService,
    private readonly referrers: ReferrersService,
  ) {}

  @Rpc(ReferralsRpc.create)
  create(input: CreateReferral) {
    return this.referrals.create(input);
  }

  @Rpc(ReferralsRpc.createAnonymous)
  createAnonymous(input: CreateAnonymousReferral) {
    return this.referrals.createAnonymous(input);
  }

  @Rpc(ReferralsRpc.byCode)
  byCode({ code }: ByReferralCode) {
    return this.referrals.byCode(code);
  }

  @Rpc(ReferralsRpc.byIds)
  byIds({ ids }: ByIds) {
    return this.referrals.byIds(ids);
  }

  @Rpc(ReferralsRpc.click)
  click({ id }: ById) {
    return this.referrals.click(id);
  }

  @Rpc(ReferralsRpc.mine)
  mine() {
    return this.referrals.mine();
  }

  @Rpc(ReferralsRpc.all)
  all(filter: ListReferrals) {
    return this.list.page(filter);
  }

  @Rpc(ReferralsRpc.allIds)
  allIds(filter: ListReferrals) {
    return this.list.ids(filter);
  }

  @Rpc(ReferralsRpc.openBonusesOf)
  openBonusesOf({ id }: ById) {
    return this.referrers.openBonusesOf(id);
  }

  @Rpc(ReferralsRpc.referrerRecords)
  referrerRecords(referrer: ByReferrer) {
    return this.referrers.records(referrer);
  }

  @Rpc(ReferralsRpc.eraseReferrer)
  eraseReferrer(referrer: ByReferrer) {
    return this.referrers.erase(referrer);
  }
}
