import { Injectable } from '@nestjs/common';
import {
  CLEANING_CONFIRMATION_PHRASE,
  CandidatesClient,
  InterviewsClient,
  JobsClient,
  ReferralsClient,
  UsersClient,
} from '@araucaria/contracts';

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
    private readonly candidates: CandidatesClient,
    private readonly interviews: InterviewsClient,
    private readonly referrals: ReferralsClient,
    private readonly jobs: JobsClient,
    private readonly users: UsersClient,
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
