import { Injectable } from '@nestjs/common';
import { CandidatesClient, type CandidateView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { CandidateNames, Cron, fullNameOf } from '@araucaria/messaging';
import { WorkTracker } from '@araucaria/platform';
import { lockCandidate } from './candidate-lock.js';

/** Copies of the name and the e-mail of the candidate in each interview. Interviews of a candidate in quarantine have none. */
@Injectable()
export class CandidateNamesService extends CandidateNames {
  constructor(database: Database, tracker: WorkTracker, candidates: CandidatesClient) {
    super(database, tracker, candidates, {
      table: 'interview',
      where: 'not t.is_hidden',
      columns: { candidate_name: fullNameOf, candidate_email: ({ email }) => email },
      lock: lockCandidate,
    });
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
