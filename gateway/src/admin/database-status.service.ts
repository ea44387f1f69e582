import { Inject, Injectable } from '@nestjs/common';
import {
  CLEANING_CONFIRMATION_PHRASE,
  type CandidatesClient,
  type InterviewsClient,
  type JobsClient,
  type ReferralsClient,
  type UsersClient,
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

@Injectable()
export class DatabaseStatusService {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: CandidatesClient,
    @Inject(rpcToken('interviews')) private readonly interviews: InterviewsClient,
    @Inject(rpcToken('referrals')) private readonly referrals: ReferralsClient,
    @Inject(rpcToken('jobs')) private readonly jobs: JobsClient,
    @Inject(rpcToken('users')) private readonly users: UsersClient,
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
