import { Inject, Injectable } from '@nestjs/common';
import type { FilterBonuses, ReferralsClient, RpcInput } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { jsonArrayOf, type JsonStream } from '../exports/json-array-stream.js';
import { ReferralDetailsService, type ReferralApplicationResponse } from './referral-details.service.js';

/** Lists of referral applications of any length, as JSON. */
@Injectable()
export class ApplicationStreamsService {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: ReferralsClient,
    private readonly details: ReferralDetailsService,
  ) {}

  async of(filter: RpcInput<FilterBonuses>): Promise<JsonStream<ReferralApplicationResponse[]>> {
    const ids = await this.referrals.bonusIds(filter);
    return jsonArrayOf(ids, (some) => this.details.applicationsByIds(some));
  }
}
