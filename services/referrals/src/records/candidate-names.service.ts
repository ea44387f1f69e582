import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CandidatesClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { CandidateNames, Cron, OnEvents, fullNameOf } from '@araucaria/messaging';
import { WorkTracker } from '@araucaria/platform';
import { CandidateRefsService } from './candidate-refs.service.js';

/** Copies of the name of the candidate in each application. Those of erased candidates, and of those in quarantine, have none. */
@Injectable()
export class CandidateNamesService extends CandidateNames {
  constructor(
    database: Database,
    tracker: WorkTracker,
    candidates: CandidatesClient,
    refs: CandidateRefsService,
  ) {
    super(database, tracker, candidates, {
      table: 'referral_application',
      where: 't.candidate_erased_at is null',
      columns: { candidate_name: fullNameOf },
      lock: (em, candidateId) => refs.lock(em, candidateId),
    });
  }

  @OnEvents(['candidate.renamed', 'candidate.quarantine-changed'])
  onRenamed({ candidateId }: { candidateId: number }, em: EntityManager): Promise<void> {
    return this.refresh(em, candidateId);
  }

  /** For applications that were registered while candidates was unavailable. */
  @Cron('referral-names', '*/10 * * * *')
  override fill(): Promise<{ filled: number }> {
    return super.fill();
  }
}
