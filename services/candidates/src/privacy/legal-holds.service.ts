import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesRpc,
  type CurrentHold,
  type HoldCandidate,
  type LegalHoldView,
  type ById,
} from '@araucaria/contracts';
import {
  CURRENT_HOLD,
  Database,
  assertHoldEnd,
  isHoldPlaced,
  isHoldInForceSql,
  isoDaySql,
  isoInstantSql,
} from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, currentActor } from '@araucaria/platform';

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
    return this.database.read<LegalHoldView>({
      text: `select h.candidate_id as id, 'candidate' as person, h.candidate_id as "personId",
         c.first_name || ' ' || c.last_name as name, h.reason, h.placed_by as "placedById",
         ${isoInstantSql('h.placed_at')} as "placedAt",
         ${isoDaySql('h.until')} as until
       from legal_hold h join candidate_record c on c.id = h.candidate_id
       where ${isHoldInForceSql('$1', 'h')} order by h.placed_at desc`,
      values: [this.clock.today()],
    });
  }

  /** @throws {AppError} `NOT_FOUND`; `VALIDATION_FAILED` for a last day in the past; `CHANGED_MEANWHILE` for a hold other than `from` */
  @Rpc(CandidatesRpc.placeLegalHold)
  async place({ id, reason, until, from }: HoldCandidate): Promise<void> {
    assertHoldEnd(until, this.clock.today());
    await this.database.transaction(async (em) => {
      // An erasure that holds this lock ends first; a later one finds the hold.
      const found = await em.execute('select 1 from candidate_record where id = ? for update', [id]);
      if (!found.length) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      const [current] = await em.execute<CurrentHold[]>(
        `select ${CURRENT_HOLD} from legal_hold
         where candidate_id = ? and ${isHoldInForceSql('?')}`,
        [id, this.clock.today()],
      );
      if (isHoldPlaced(current, { reason, until, from })) return;
      await em.execute(
        `insert into legal_hold (candidate_id, reason, placed_by, placed_at, until) values (?, ?, ?, ?, ?)
         on conflict (candidate_id) do update set reason = excluded.reason, placed_by = excluded.placed_by,
           placed_at = excluded.placed_at, until = excluded.until`,
        [id, reason, currentActor()?.id ?? null, this.clock.now(), until ?? null],
      );
      this.outbox.audit(em, { action: 'legal-hold.placed', subject: 'candidate', subjectId: id });
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

  /** The ids among these that are under a hold. Called with the candidates' rows locked, it stays true to the commit. */
  async heldAmong(em: EntityManager, ids: number[]): Promise<Set<number>> {
    const held = await em.execute<Array<{ id: number }>>(
      `select candidate_id as id from legal_hold
       where candidate_id = any(?::int[]) and ${isHoldInForceSql('?')}`,
      [`{${ids.join()}}`, this.clock.today()],
    );
    return new Set(held.map(({ id }) => id));
  }
}
