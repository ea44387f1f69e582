import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { subDays } from 'date-fns/subDays';
import {
  APPROVED_STATUSES,
  CandidatesRpc,
  MAX_REPORTED_IDS,
  QUARANTINE_DAYS,
  RETENTION_SERVICES,
  type ById,
  type EventCatalogue,
  type QuarantinedRecord,
  type RetentionKind,
  type RetentionResult,
  type RetentionTermDays,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { CLOSING_DAY_END } from '../jobs/open-job.sql.js';
import { endQuarantine } from '../records/quarantine-end.js';
import { ErasureService } from './erasure.service.js';
import { isPersonHeldSql } from './legal-holds.service.js';

type Kind = (typeof RETENTION_SERVICES.candidates)[number];

/** When the job `j` of a candidate was closed, by staff or by its closing day. */
const CLOSED_AT = `least(j.closed_at, ${CLOSING_DAY_END})`;

/** Whether the term of a candidate `c`, with the job `j`, ended before the parameter. Null times do not count. */
const TERM_ENDED: Record<Kind, string> = {
  talent_bank: 'c.job_id is null and greatest(c.created_at, c.restored_at) < ?',
  applicants: `coalesce(j.removed_at, ${CLOSED_AT}) is not null
    and greatest(j.removed_at, ${CLOSED_AT}, c.updated_at, c.restored_at) < ?`,
};

interface Row {
  id: number;
  isKept: boolean;
  isHeld: boolean;
}

/** The part of a retention run that concerns candidates: quarantine at the end of the term, erasure 30 days later. */
@Injectable()
export class QuarantineService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly erasure: ErasureService,
    private readonly clock: Clock,
  ) {}

  async run(
    em: EntityManager,
    { runId, dryRun, terms }: EventCatalogue['retention.requested'],
  ): Promise<void> {
    const results: RetentionResult[] = [];
    const own = terms.filter(({ kind }) => isOwnKind(kind));
    for (const term of own) results.push(await this.runKind(em, term, dryRun));
    if (!dryRun && results.some(({ expired }) => expired))
      this.outbox.add(em, 'retention.continued', { runId, terms: own, results });
    else this.outbox.add(em, 'retention.finished', { runId, service: 'candidates', results });
  }

  /** Erases the next batch of candidates whose quarantine has ended. One event per batch keeps transactions short. */
  async continueRun(
    em: EntityManager,
    { runId, terms, results }: EventCatalogue['retention.continued'],
  ): Promise<void> {
    const kinds = terms.map(({ kind }) => kind);
    const isLast = await this.erasure.eraseQuarantined(em, kinds, this.quarantineCutoff());
    if (!isLast) this.outbox.add(em, 'retention.continued', { runId, terms, results });
    else this.outbox.add(em, 'retention.finished', { runId, service: 'candidates', results });
  }

  @Rpc(CandidatesRpc.quarantined)
  list(): Promise<QuarantinedRecord[]> {
    return this.database.read<QuarantinedRecord>({
      text: `select 'candidate' as person, c.id, c.first_name || ' ' || c.last_name as name, c.quarantine_kind as kind,
         ${isoInstantSql('c.quarantined_at')} as "quarantinedAt",
         ${isPersonHeldSql('$1')} as held
       from candidate_record c where c.quarantined_at is not null order by c.quarantined_at, c.id limit 1000`,
      values: [this.clock.today()],
    });
  }

  /** @throws {AppError} `NOT_FOUND` if the candidate is not in quarantine */
  @Rpc(CandidatesRpc.restoreQuarantined)
  async restore({ id }: ById): Promise<void> {
    await this.database.transaction(async (em) => {
      if (!(await endQuarantine(em, this.outbox, { candidateId: id, now: this.clock.now() })))
        throw new AppError('NOT_FOUND', 'Este candidato não está em quarentena.');
    });
  }

  private async runKind(
    em: EntityManager,
    { kind, termDays }: RetentionTermDays,
    dryRun: boolean,
  ): Promise<RetentionResult> {
    const now = this.clock.now();
    // A candidate who is approved meanwhile is read as approved.
    const lock = dryRun ? '' : 'for update of c';
    const ended = await this.rows(
      em,
      `c.quarantined_at is null and ${TERM_ENDED[kind as Kind]} order by c.id ${lock}`,
      [subDays(now, termDays)],
    );
    const expired = await this.rows(em, 'c.quarantine_kind = ? and c.quarantined_at <= ? order by c.id', [
      kind,
      this.quarantineCutoff(),
    ]);
    const due = ended.filter(({ isKept, isHeld }) => !isKept && !isHeld).map(({ id }) => id);
    const erasable = expired.filter(({ isHeld }) => !isHeld).map(({ id }) => id);
    if (!dryRun) await this.quarantine(em, due, kind, now);
    return {
      kind,
      due: due.length,
      dueIds: due.slice(0, MAX_REPORTED_IDS),
      expired: erasable.length,
      expiredIds: erasable.slice(0, MAX_REPORTED_IDS),
      held: [...ended, ...expired].filter(({ isHeld, isKept }) => isHeld && !isKept).length,
      kept: ended.filter(({ isKept }) => isKept).length,
    };
  }

  private rows(em: EntityManager, condition: string, values: unknown[]): Promise<Row[]> {
    return em.execute<Row[]>(
      `select c.id, c.status = any(?::text[]) as "isKept",
         ${isPersonHeldSql('?')} as "isHeld"
       from candidate_record c left join job_ref j on j.id = c.job_id where ${condition}`,
      [`{${APPROVED_STATUSES.join()}}`, this.clock.today(), ...values],
    );
  }

  private async quarantine(em: EntityManager, ids: number[], kind: RetentionKind, now: Date): Promise<void> {
    if (!ids.length) return;
    await em.execute(
      'update candidate_record set quarantined_at = ?, quarantine_kind = ? where id = any(?::int[])',
      [now, kind, `{${ids.join()}}`],
    );
    for (const candidateId of ids)
      this.outbox.add(em, 'candidate.quarantine-changed', { candidateId, quarantined: true });
  }

  private quarantineCutoff(): Date {
    return subDays(this.clock.now(), QUARANTINE_DAYS);
  }
}

const isOwnKind = (kind: RetentionKind): boolean =>
  (RETENTION_SERVICES.candidates as readonly RetentionKind[]).includes(kind);
