import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  ConfirmCleaning,
  ReferralsClient,
  UsersClient,
  type CleaningCounts,
  type CleaningRunView,
  type CleaningScope,
} from '@araucaria/contracts';
import { AppError, WorkTracker, validateInput } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { SessionService } from '../sessions/session.service.js';

const POLL_INTERVAL_MS = 100;

const STILL_RUNNING =
  'A limpeza foi iniciada e ainda não terminou. Ela continua sozinha assim que todos os serviços estiverem disponíveis.';

/** Starts cleanings, which the users service runs, and waits for their end. */
@Injectable()
export class CleaningService {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly referrals: ReferralsClient,
    private readonly users: UsersClient,
    private readonly sessions: SessionService,
    private readonly tracker: WorkTracker,
    private readonly config: GatewayConfig,
  ) {}

  /**
   * @returns the number of removed records
   * @throws {AppError} `VALIDATION_FAILED`, `WRONG_CONFIRMATION`, `CLEANING_RUNNING`, `LAST_ADMIN`, `LEGAL_HOLD`; `UNAVAILABLE` if the
   * cleaning could not be started, or has been started and continues after the response
   */
  async clean(scope: CleaningScope, confirmation: unknown): Promise<CleaningCounts> {
    const { confirmationPassword } = await validateInput(ConfirmCleaning, confirmation);
    await this.assertNoHolds(scope);
    const started = await this.users.startCleaning({ scope, confirmationPassword });
    const { actorId, counts } = await this.untilFinished(started);
    // The events of the removals end these sessions too, some time after the response.
    if (counts.users) await this.sessions.keepOnly(actorId);
    return counts;
  }

  /** A cleaning of candidates keeps referrers. */
  private async assertNoHolds(scope: CleaningScope): Promise<void> {
    const [candidates, referrers] = await Promise.all([
      this.candidates.legalHolds(),
      scope === 'database' ? this.referrals.legalHolds() : [],
    ]);
    const held = candidates.length + referrers.length;
    if (held) throw new AppError('LEGAL_HOLD', `Há ${held} pessoa(s) sob retenção legal. Encerre-a antes.`);
  }

  private async untilFinished(run: CleaningRunView): Promise<CleaningRunView> {
    const deadline = Date.now() + this.config.cleaningMaxWaitMs;
    while (!run.finishedAt) {
      if (Date.now() > deadline || this.tracker.isDraining) throw new AppError('UNAVAILABLE', STILL_RUNNING);
      await delay(POLL_INTERVAL_MS);
      run = await this.reload(run);
    }
    return run;
  }

  /** The run as it is now; unchanged while the users service is unavailable. */
  private async reload(run: CleaningRunView): Promise<CleaningRunView> {
    try {
      return await this.users.cleaningRun({ id: run.id });
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return run;
      throw error;
    }
  }
}
