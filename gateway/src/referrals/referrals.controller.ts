import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { JobsRpc, ReferralsRpc, RpcClient, UsersRpc } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { AdminOnly, Public } from '../session/access.js';

@AdminOnly()
@Controller('api/referrals')
export class ReferralsController {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /** Who refers, and to what: no more, since whoever has the code may ask. */
  @Public()
  @Get('code/:code')
  async byCode(@Param('code') code: string) {
    const { id, jobId, referrerId, referrerName } = await this.referrals.byCode({ code });
    const [[job], [user]] = await Promise.all([
      this.jobs.byIds({ ids: [jobId] }),
      referrerId === null ? [] : this.users.byIds({ ids: [referrerId] }),
    ]);
    return {
      referral: { id, referrerName: referrerName ?? user?.fullName ?? user?.username ?? null },
      job: job ? { id: job.id, title: job.title } : null,
    };
  }
}
