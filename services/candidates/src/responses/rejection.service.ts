import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_NOTIFY_DELAY_DAYS, type CandidateStatus, DAY_MS } from '@araucaria/contracts';
import { AppError, Clock } from '@araucaria/platform';
import { RejectionReasonsService } from './rejection-reasons.service.js';

interface Rejection {
  reasonId?: number | undefined;
  notifyAt?: string | undefined;
}

/** What a rejection adds to a change of status: its reason, and when its e-mail is sent. */
@Injectable()
export class RejectionService {
  constructor(
    private readonly reasons: RejectionReasonsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} `VALIDATION_FAILED` for a reason that is not offered, or for an e-mail too far ahead */
  async assertValid(
    em: EntityManager,
    status: CandidateStatus,
    { reasonId, notifyAt }: Rejection,
  ): Promise<void> {
    if (status !== 'rejected') return;
    const latestMs = this.clock.now().getTime() + MAX_NOTIFY_DELAY_DAYS * DAY_MS;
    if (notifyAt !== undefined && Date.parse(notifyAt) > latestMs)
      throw AppError.invalid([
        { field: 'notifyAt', message: `Envie o e-mail em até ${MAX_NOTIFY_DELAY_DAYS} dias` },
      ]);
    if (reasonId !== undefined) await this.reasons.assertOffered(em, reasonId);
  }
}
