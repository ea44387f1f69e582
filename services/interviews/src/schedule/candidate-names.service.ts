import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CandidatesClient, type CandidateView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { COPY_RETRY_INTERVAL_MS, CandidateNames, Cron, fullNameOf, untilCopied } from '@araucaria/messaging';
import { WorkTracker } from '@araucaria/platform';
import { lockCandidate } from './candidate-lock.js';

/** Copies of the name and the e-mail of the candidate in each interview. Interviews of a candidate in quarantine have none. */
@Injectable()
export class CandidateNamesService extends CandidateNames implements OnApplicationBootstrap {
  retryIntervalMs = COPY_RETRY_INTERVAL_MS;

  constructor(
    database: Database,
    private readonly tracker: WorkTracker,
    candidates: CandidatesClient,
  ) {
    super(database, candidates, {
      table: 'interview',
      where: 'not t.is_hidden',
      columns: { candidate_name: fullNameOf, candidate_email: ({ email }) => email },
      lock: lockCandidate,
    });
  }

  /** Fills the copies of interviews that an earlier release stored. Returns at once. */
  onApplicationBootstrap(): void {
    void untilCopied(this.tracker, 'names of candidates', () => this.fill(), this.retryIntervalMs);
  }

  @Cron('interview-names', '*/10 * * * *')
  override fill(): Promise<{ filled: number }> {
    return super.fill();
  }
}

export const nameCopyOf = (candidate: CandidateView) => ({
  candidateName: fullNameOf(candidate),
  candidateEmail: candidate.email,
});
