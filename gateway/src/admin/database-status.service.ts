import { Inject, Injectable } from '@nestjs/common';
import {
  CLEANING_CONFIRMATION_PHRASE,
  type CandidatesRpc,
  type InterviewsRpc,
  type JobsRpc,
  type ReferralsRpc,
  type RpcClient,
  type UsersRpc,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';

export interface DatabaseStatus {
  users: number;
  jobs: number;
  candidates: number;
  interviews: number;
  referrals: number;
  /** Hires with an unpaid instalment. */
  owedBonuses: number;
  /** Cents of these instalments. */
  owedBonusCents: number;
  /** What an administrator types to confirm a cleaning. */
  confirmationPhrase: string;
}

/** Counts the records of every service. */
@Injectable()
export class DatabaseStatusService {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  async read(): Promise<DatabaseStatus> {
    const [users, jobs, candidates, interviews, referrals] = await Promise.all([
      this.users.count(),
      this.jobs.count(),
      this.candidates.counts(),
      this.interviews.counts({}),
      this.referrals.counts(),
    ]);
    return {
      users: users.users,
      jobs: jobs.jobs,
      candidates: candidates.total,
      interviews: interviews.total,
      referrals: referrals.referrals,
      owedBonuses: referrals.owedBonuses,
      owedBonusCents: referrals.owedCents,
      confirmationPhrase: CLEANING_CONFIRMATION_PHRASE,
    };
  }
}
