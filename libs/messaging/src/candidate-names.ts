import type { OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CandidateView, CandidatesClient } from '@araucaria/contracts';
import { askBeforeLock, type Database } from '@araucaria/database';
import type { WorkTracker } from '@araucaria/platform';
import { COPY_RETRY_INTERVAL_MS, untilCopied } from './until-copied.js';

/** Candidates of one call: half of what `byIds` accepts. */
const CANDIDATES_PER_CALL = 500;

/** The rows that have a copy. All parts of SQL; `t` names the table. */
interface CopiedTable {
  table: string;
  /** Which rows have a copy: for instance none of an erased candidate. */
  where: string;
  /** The copied columns with their values of a candidate. */
  columns: Readonly<Record<string, (candidate: CandidateView) => string>>;
  /** Locks a candidate until the transaction ends. */
  lock: (em: EntityManager, candidateId: number) => Promise<unknown>;
}

export const fullNameOf = ({ firstName, lastName }: Pick<CandidateView, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/**
 * Copies of the name of the candidate in rows of a service (`candidate_name`), by which lists are sorted and searched. They are part of
 * the row, so that what removes the row removes them too.
 */
export class CandidateNames implements OnApplicationBootstrap {
  retryIntervalMs = COPY_RETRY_INTERVAL_MS;

  constructor(
    private readonly database: Database,
    private readonly tracker: WorkTracker,
    private readonly candidates: Pick<CandidatesClient, 'byIds'>,
    private readonly copied: CopiedTable,
  ) {}

  /** Fills the copies that are missing, once the candidates service responds. Returns at once. */
  onApplicationBootstrap(): void {
    void untilCopied(this.tracker, 'names of candidates', () => this.fill(), this.retryIntervalMs);
  }

  /**
   * Fills the copies that are missing. A copy that an event has brought meanwhile is newer, and stays.
   * @throws {AppError} `UNAVAILABLE`
   */
  async fill(): Promise<{ filled: number }> {
    const { table, where } = this.copied;
    let filled = 0;
    for (let after = 0; ;) {
      const rows = await this.database.read<{ id: number }>({
        text: `select distinct t.candidate_id as id from ${table} t
         where t.candidate_name is null and ${where} and t.candidate_id > $1 order by 1 limit $2`,
        values: [after, CANDIDATES_PER_CALL],
      });
      const last = rows.at(-1);
      if (!last) return { filled };
      const found = await this.candidates.byIds({ ids: rows.map(({ id }) => id) });
      await this.database.transaction((em) => this.store(em, found, 't.candidate_name is null'));
      filled += found.length;
      after = last.id;
    }
  }

  /**
   * Asks for the present name and locks the candidate. Of several events of a candidate the one that asked last stores last, whatever
   * their order.
   * @returns a function that stores the name, or removes the copy of a candidate who is erased or in quarantine
   * @throws {AppError} `UNAVAILABLE`
   */
  async ask(em: EntityManager, candidateId: number): Promise<() => Promise<void>> {
    const found = await askBeforeLock(em, {
      candidateId,
      ask: () => this.candidates.byIds({ ids: [candidateId] }),
      lock: () => this.copied.lock(em, candidateId),
    });
    return () => (found.length ? this.store(em, found, 'true') : this.forget(em, candidateId));
  }

  /** As {@link ask}, and stores. @throws {AppError} `UNAVAILABLE` */
  async refresh(em: EntityManager, candidateId: number): Promise<void> {
    const store = await this.ask(em, candidateId);
    await store();
  }

  async forget(em: EntityManager, candidateId: number): Promise<void> {
    const { table, columns } = this.copied;
    const cleared = Object.keys(columns).map((column) => `${column} = null`);
    await em.execute(`update ${table} set ${cleared.join()} where candidate_id = ?`, [candidateId]);
  }

  /** Rows are locked in the order of their ids. */
  private async store(
    em: EntityManager,
    candidates: readonly CandidateView[],
    condition: string,
  ): Promise<void> {
    const { table, where, columns } = this.copied;
    const names = Object.keys(columns);
    const copies = candidates.map((candidate) => ({
      candidate_id: candidate.id,
      ...Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(candidate)])),
    }));
    await em.execute(
      `with renamed as (
         select t.id, ${names.map((name) => `c.${name}`).join()}
         from jsonb_to_recordset(?::jsonb) as c(candidate_id int, ${names.map((name) => `${name} text`).join()})
           join ${table} t on t.candidate_id = c.candidate_id
         where ${where} and ${condition} order by t.id for update of t)
       update ${table} set ${names.map((name) => `${name} = renamed.${name}`).join()}
       from renamed where ${table}.id = renamed.id`,
      [JSON.stringify(copies)],
    );
  }
}
