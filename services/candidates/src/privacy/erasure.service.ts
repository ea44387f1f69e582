import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type SqlBool } from 'kysely';
import {
  APPROVED_STATUSES,
  CandidatesRpc,
  type ByEmail,
  type ById,
  type ByPerson,
  type RetentionKind,
} from '@araucaria/contracts';
import { anyOf, Database } from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { candidate } from '../lists/candidate-query.js';
import type { CandidateTables } from '../lists/candidate-tables.js';
import { LegalHoldsService, isPersonHeldSql } from './legal-holds.service.js';
import { ResumeDeletionService } from '../records/resume-deletion.service.js';

/** Candidates of many persons erased in one transaction; their locks are held for milliseconds. */
const CANDIDATES_PER_TRANSACTION = 200;

interface CandidateRow {
  id: number;
  resume_key: string | null;
}

interface Erasure {
  condition?: Expression<SqlBool>;
  /** Part of the cleaning of the whole installation. */
  cleaning?: boolean;
}

/**
 * Erases applications with their records and files; other services erase theirs on `candidate.erased`. A trigger of the
 * database removes a person with the last application.
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly resumeDeletions: ResumeDeletionService,
    private readonly holds: LegalHoldsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases the person of an application, with all applications.
   * @throws {AppError} `NOT_FOUND`; `LEGAL_HOLD` for a person under a hold
   */
  @Rpc(CandidatesRpc.erase)
  erase({ id }: ById): Promise<void> {
    return this.eraseOf('select person_id from candidate_record where id = ?', id);
  }

  /** As {@link erase}, by the person. */
  @Rpc(CandidatesRpc.erasePerson)
  erasePerson({ personId }: ByPerson): Promise<void> {
    return this.eraseOf('select ?::integer', personId);
  }

  /**
   * Erases the entry of a person in the talent bank. The person stays with other applications only.
   * @throws {AppError} `NOT_FOUND`, `LEGAL_HOLD`
   */
  @Rpc(CandidatesRpc.leaveTalentBank)
  eraseTalentBankEntry({ personId }: ByPerson): Promise<void> {
    return this.eraseOf('select ?::integer', personId, sql<SqlBool>`c.job_id is null`);
  }

  /**
   * Erases all or nothing, in one transaction: a person has at most one application for each job.
   * @param personSql selects the id of the person by its parameter
   */
  private async eraseOf(personSql: string, id: number, condition?: Expression<SqlBool>): Promise<void> {
    await this.database.transaction(async (em) => {
      // An application that is just being stored is committed before this lock is granted; a later one finds no person.
      const [person] = await em.execute<Array<{ id: number }>>(
        `select id from person where id = (${personSql}) for update`,
        [id],
      );
      const isOfPerson = sql<SqlBool>`c.person_id = ${person?.id ?? 0}`;
      const rows = await this.selectRows(
        em,
        condition ? candidate.and([isOfPerson, condition]) : isOfPerson,
      ).execute();
      if (!rows.length) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      const held = await this.holds.heldAmong(
        em,
        rows.map((row) => row.id),
      );
      if (held.size) throw new AppError('LEGAL_HOLD');
      await this.eraseRows(em, rows);
    });
    this.resumeDeletions.processQueue();
  }

  /** Every hour: erases talent-bank entries after their retention period, except those of approved candidates and under a hold. */
  @Rpc(CandidatesRpc.expireRetention)
  @Cron('retention', '0 * * * *')
  async expireRetention(): Promise<{ candidates: number }> {
    const isExpired = candidate('c.retention_until', '<', this.clock.now());
    const isApproved = candidate('c.status', '=', anyOf(APPROVED_STATUSES));
    return this.eraseAll({
      condition: candidate.and([isExpired, candidate.not(isApproved), this.isNotHeld()]),
    });
  }

  @Rpc(CandidatesRpc.referrerMentions)
  async referrerMentions({ email }: ByEmail): Promise<{ candidates: number }> {
    const [count] = await this.database.read<{ candidates: number }>({
      text: 'select count(*)::int as candidates from candidate_record where lower(referrer_email) = lower($1)',
      values: [email],
    });
    return count ?? { candidates: 0 };
  }

  /** Removes the name and e-mail of a referrer that candidates entered, also from drafts. */
  @Rpc(CandidatesRpc.eraseReferrer)
  eraseReferrer({ email }: ByEmail): Promise<{ candidates: number }> {
    return this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ id: number }>>(
        `update candidate_record set referrer_name = null, referrer_email = null
         where lower(referrer_email) = lower(?) returning id`,
        [email],
      );
      await em.execute(
        `update application_draft set form = form - 'referrerName' - 'referrerEmail'
         where lower(form ->> 'referrerEmail') = lower(?)`,
        [email],
      );
      for (const { id } of rows)
        this.outbox.audit(em, {
          action: 'candidate.referrer-erased',
          subject: 'candidate',
          subjectId: id,
        });
      return { candidates: rows.length };
    });
  }

  /**
   * Erases the next batch of all candidates and publishes `cleaning.continued`, or `cleaning.finished` when no candidate
   * is left. One event per batch keeps transactions short; after a crash the next batch follows.
   * @param erasedBefore number of candidates that earlier batches erased
   */
  async cleanBatch(em: EntityManager, runId: string, erasedBefore: number): Promise<void> {
    const erased = await this.eraseBatch(em, { cleaning: true });
    const candidates = erasedBefore + erased;
    if (erased) {
      this.outbox.add(em, 'cleaning.continued', { runId, candidates });
      return;
    }
    this.outbox.add(em, 'cleaning.finished', { runId, service: 'candidates', counts: { candidates } });
    // This batch is empty and the earlier ones are committed, so that all files are queued.
    this.resumeDeletions.processQueue();
  }

  /**
   * Erases the next batch of candidates of these kinds whose quarantine began until `cutoff`, except those under a hold.
   * @returns whether it was the last batch
   */
  async eraseQuarantined(em: EntityManager, kinds: RetentionKind[], cutoff: Date): Promise<boolean> {
    const isOfKind = sql<SqlBool>`c.quarantine_kind = any(${kinds})`;
    const isExpired = sql<SqlBool>`c.quarantined_at <= ${cutoff}`;
    const condition = candidate.and([isOfKind, isExpired, this.isNotHeld()]);
    const found = await this.eraseBatch(em, { condition });
    if (found === CANDIDATES_PER_TRANSACTION) return false;
    this.resumeDeletions.processQueue();
    return true;
  }

  private isNotHeld(): Expression<SqlBool> {
    return sql<SqlBool>`not ${sql.raw(isPersonHeldSql(`'${this.clock.today()}'`))}`;
  }

  private async eraseAll(erasure: Erasure): Promise<{ candidates: number }> {
    let candidates = 0;
    for (
      let erased = CANDIDATES_PER_TRANSACTION;
      erased === CANDIDATES_PER_TRANSACTION;
      candidates += erased
    ) {
      erased = await this.database.transaction((em) => this.eraseBatch(em, erasure));
    }
    if (candidates) this.resumeDeletions.processQueue();
    return { candidates };
  }

  /** @returns the number of candidates that matched */
  private async eraseBatch(
    em: EntityManager,
    { condition = candidate.and([]), cleaning }: Erasure,
  ): Promise<number> {
    const rows = await this.selectRows(em, condition).limit(CANDIDATES_PER_TRANSACTION).execute();
    if (!rows.length) return 0;
    // A hold may have been placed between the start of the statement and the lock.
    const held = cleaning
      ? new Set<number>()
      : await this.holds.heldAmong(
          em,
          rows.map(({ id }) => id),
        );
    await this.eraseRows(
      em,
      rows.filter(({ id }) => !held.has(id)),
      cleaning,
    );
    return rows.length;
  }

  /** Locks persons before their applications, as a change of a person does, so that the two cannot deadlock. */
  private selectRows(em: EntityManager, condition: Expression<SqlBool>) {
    return em
      .getKysely<CandidateTables>()
      .selectFrom('person as p')
      .innerJoin('candidate_record as c', 'c.person_id', 'p.id')
      .where(condition)
      .select(['c.id', 'c.resume_key'])
      .orderBy('c.id')
      .forUpdate();
  }

  private async eraseRows(em: EntityManager, rows: CandidateRow[], cleaning?: boolean): Promise<void> {
    if (!rows.length) return;
    const ids = rows.map(({ id }) => id);
    await em.execute('delete from candidate_record where id = any(?::int[])', [`{${ids.join()}}`]);
    await this.resumeDeletions.enqueue(
      em,
      rows.flatMap(({ resume_key: key }) => key ?? []),
    );
    for (const candidateId of ids) {
      this.outbox.add(em, 'candidate.erased', cleaning ? { candidateId, cleaning } : { candidateId });
      // A cleaning has its own entries.
      if (!cleaning)
        this.outbox.audit(em, { action: 'candidate.erased', subject: 'candidate', subjectId: candidateId });
    }
  }
}
