import { Inject, Injectable } from '@nestjs/common';
import type { FilterBonuses, ReferralsRpc, RpcClient, RpcInput } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { jsonArrayOf, type JsonStream } from '../exports/json-array-stream.js';
import { ReferralDetailsService, type ReferralApplicationResponse } from './referral-details.service.js';

/** Of one call: half a megabyte of text. */
const APPLICATIONS_PER_BATCH = 500;

/** Lists of referral applications of any length, as JSON. */
@Injectable()
export class ApplicationStreamsService {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetailsService,
  ) {}

  /** Reads the ids first, so that an application that moves meanwhile is neither missing nor sent twice. */
  async of(filter: RpcInput<FilterBonuses>): Promise<JsonStream<ReferralApplicationResponse[]>> {
    const ids = await this.referrals.bonusIds(filter);
    return jsonArrayOf(async (after?: number) => {
      const end = (after ?? 0) + APPLICATIONS_PER_BATCH;
      const elements = await this.details.applicationsByIds(ids.slice(after ?? 0, end));
      return { elements, next: end < ids.length ? end : null };
    });
  }
}
