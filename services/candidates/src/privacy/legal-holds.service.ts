import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CandidatesRpc, type ById, type HoldCandidate, type LegalHoldView } from '@araucaria/contracts';
import { Database, LegalHolds, assertHoldEnd } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';

const HOLDS = new LegalHolds({
  person: 'candidate',
  column: 'candidate_id',
  table: 'candidate_record',
  name: "p.first_name || ' ' || p.last_name",
});

/** Legal holds: candidates whose data may not be erased until the hold is lifted or ends. */
@Injectable()
export class LegalHoldsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Rpc(CandidatesRpc.legalHolds)
  list(): Promise<LegalHoldView[]> {
    return HOLDS.list(this.database, this.clock);
  }

  /** @throws {AppError} `NOT_FOUND`; `VALIDATION_FAILED` for a last day in the past; `CHANGED_MEANWHILE` for a hold other than `from` */
  @Rpc(CandidatesRpc.placeLegalHold)
  async place(hold: HoldCandidate): Promise<void> {
    assertHoldEnd(hold.until, this.clock.today());
    await this.database.transaction(async (em) => {
      const found = await em.execute('select 1 from candidate_record where id = ? for update', [hold.id]);
      if (!found.length) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      if (await HOLDS.place(em, [hold.id], hold, this.clock))
        this.outbox.audit(em, { action: 'legal-hold.placed', subject: 'candidate', subjectId: hold.id });
    });
  }

  /** @throws {AppError} `NOT_FOUND` without a hold */
  @Rpc(CandidatesRpc.liftLegalHold)
  async lift({ id }: ById): Promise<void> {
    await this.database.transaction(async (em) => {
      const lifted = await em.execute(
        'delete from legal_hold where candidate_id = ? returning candidate_id',
        [id],
      );
      if (!lifted.length) throw new AppError('NOT_FOUND', 'Não há retenção legal para este candidato.');
      this.outbox.audit(em, { action: 'legal-hold.lifted', subject: 'candidate', subjectId: id });
    });
  }

  /** See {@link LegalHolds.among}. */
  heldAmong(em: EntityManager, ids: number[]): Promise<Set<number>> {
    return HOLDS.among(em, ids, this.clock);
  }
}
