import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { CandidatesRpc, RpcClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { COPY_RETRY_INTERVAL_MS, CandidateNames, Cron, fullNameOf, untilCopied } from '@araucaria/messaging';
import { WorkTracker, rpcToken } from '@araucaria/platform';
import { CandidateRefsService } from './candidate-refs.service.js';

/** Copies of the name of the candidate in each application. Those of erased candidates, and of those in quarantine, have none. */
@Injectable()
export class CandidateNamesService extends CandidateNames implements OnApplicationBootstrap {
  constructor(
    database: Database,
    refs: CandidateRefsService,
    private readonly tracker: WorkTracker,
    @Inject(rpcToken('candidates')) candidates: RpcClient<typeof CandidatesRpc>,
  ) {
    super(database, candidates, {
      table: 'referral_application',
      where: 't.candidate_erased_at is null',
      columns: { candidate_name: fullNameOf },
      lock: (em, candidateId) => refs.lock(em, candidateId),
    });
  }

  /** Fills the copies of applications that an earlier release stored. Returns at once. */
  onApplicationBootstrap(): void {
    void untilCopied(this.tracker, 'names of candidates', () => this.fill(), COPY_RETRY_INTERVAL_MS);
  }

  @Cron('referral-names', '*/10 * * * *')
  override fill(): Promise<{ filled: number }> {
    return super.fill();
  }
}
