import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CandidatesRpc, type ById, type HoldCandidate, type LegalHoldView } from '@araucaria/contracts';
import { Database, LegalHolds, assertHoldEnd, isHoldInForceSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';

const HOLDS = new LegalHolds({
  person: 'candidate',
  column: 'candidate_id',
  table: 'candidate_record',
  name: "p.first_name || ' ' || p.last_name",
});

/**
 * The condition of an application `c` whose person is under a hold, whichever of their applications it was placed on.
 * @param day placeholder of the day in the business zone
 */
export const isPersonHeldSql = (day: string): string => `exists (
  select 1 from legal_hold h join candidate_record o on o.id = h.candidate_id
  where o.person_id = c.person_id and ${isHoldInForceSql(day, 'h')})`;

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

  /** Ids of all applications of persons under a hold. */
  @Rpc(CandidatesRpc.heldApplications)
  async heldApplications(): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>({
      text: `select c.id from candidate_record c where ${isPersonHeldSql('$1')}`,
      values: [this.clock.today()],
    });
    return rows.map(({ id }) => id);
  }

  /** @throws {AppError} `NOT_FOUND`; `VALIDATION_FAILED` for a last day in the past; `CHANGED_MEANWHILE` for a hold other than `from` */
  @Rpc(CandidatesRpc.placeLegalHold)
  async place(hold: HoldCandidate): Promise<void> {
    assertHoldEnd(hold.until, this.clock.today());
    await this.database.transaction(async (em) => {
      // The person is locked before the application, as by an erasure of any of their applications.
      const found = await em.execute(
        'select 1 from person p join candidate_record c on c.person_id = p.id where c.id = ? for update',
        [hold.id],
      );
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

  /** Those of these applications whose person is under a hold. Called with the persons locked, it stays true to the commit. */
  async heldAmong(em: EntityManager, ids: number[]): Promise<Set<number>> {
    const held = await em.execute<Array<{ id: number }>>(
      `select c.id from candidate_record c where c.id = any(?::int[]) and ${isPersonHeldSql('?')}`,
      [`{${ids.join()}}`, this.clock.today()],
    );
    return new Set(held.map(({ id }) => id));
  }
}
