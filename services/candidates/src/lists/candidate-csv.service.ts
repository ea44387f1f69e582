import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  APPLICATION_LABELS as LABELS,
  CANDIDATE_STATUS,
  CandidatesRpc,
  TALENT_BANK_TITLE,
  fieldsWith,
  printable,
  type CandidateCsvBatch,
  type CandidateFilter,
  type ExportCandidates,
} from '@araucaria/contracts';
import {
  BYTE_ORDER_MARK,
  CSV_DELIMITER,
  CSV_LINE_END,
  Database,
  csvLines,
  rawSelection,
  type CsvCell,
} from '@araucaria/database';
import { BUSINESS_ZONE, Clock, Rpc } from '@araucaria/platform';
import { columnOf, matchingCandidates, sortCandidates, type CandidateSelect } from './candidate-query.js';
import { inScope } from './candidate-scope.service.js';
import type { CandidateTables } from './candidate-tables.js';

const ROWS_PER_BATCH = 500;

const statusLabels = Object.entries(CANDIDATE_STATUS).map(
  ([status, label]) => `when '${status}' then '${label}'`,
);

const COLUMNS: Record<string, CsvCell> = {
  Nome: { sql: `c.first_name || ' ' || c.last_name` },
  [LABELS.email]: { sql: 'c.email' },
  [LABELS.phone]: { sql: 'c.phone' },
  Vaga: { sql: `coalesce(j.title, '${TALENT_BANK_TITLE}')` },
  Status: { sql: `case c.status ${statusLabels.join(' ')} end`, isSafe: true },
  Score: { sql: 'case when c.scored_at is not null then c.score::text end', isSafe: true },
  ...Object.fromEntries(
    fieldsWith('inSpreadsheet').map((field) => [LABELS[field], { sql: columnOf(field) }]),
  ),
  Indicação: { sql: 'c.referral_code' },
  'Data de inscrição': {
    sql: `to_char(c.created_at at time zone '${BUSINESS_ZONE}', 'DD/MM/YYYY')`,
    isSafe: true,
  },
};

const HEADER = BYTE_ORDER_MARK + Object.keys(COLUMNS).join(CSV_DELIMITER) + CSV_LINE_END;
const LINES = csvLines(Object.values(COLUMNS));

interface BatchRow {
  /** null: no candidate is left. */
  csv: string | null;
  lastId: number;
  rows: number;
}

@Injectable()
export class CandidateCsvService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Candidates who are added, erased, scored or renamed meanwhile are neither repeated nor skipped: a batch continues behind an
   * id, and in an order that may change the first one fixes who follows.
   */
  @Rpc(CandidatesRpc.exportCsv)
  async batch({
    after,
    ids,
    limit = ROWS_PER_BATCH,
    sort = '-createdAt',
    ...filter
  }: ExportCandidates): Promise<CandidateCsvBatch> {
    if (ids) return { csv: (await this.lines(this.inOrder(ids))).csv, next: null };
    const matching = this.matching(filter);
    if (sort !== '-createdAt') {
      const sorted = await this.database.read(sortCandidates(matching, sort).select('c.id'));
      const all = sorted.map(({ id }) => id);
      const { csv } = await this.lines(this.inOrder(all.slice(0, limit)));
      const rest = all.slice(limit);
      return { csv: HEADER + csv, next: rest.length ? { ids: rest } : null };
    }
    // The newest first is the order of ids.
    const following = after === undefined ? matching : matching.where('c.id', '<', after);
    const { csv, rows, lastId } = await this.lines(following.orderBy('c.id', 'desc').limit(limit));
    return { csv: after ? csv : HEADER + csv, next: rows === limit ? { after: lastId } : null };
  }

  private matching(filter: CandidateFilter): CandidateSelect {
    const db = this.database.kysely<CandidateTables>();
    return matchingCandidates(db, filter, this.clock).where(inScope('candidates.export'));
  }

  private inOrder(ids: readonly number[]): CandidateSelect {
    // `array_position` would search the array for each row.
    const places = sql<{ id: number; place: number }>`unnest(${[...ids]}::int[]) with ordinality`;
    return this.matching({})
      .innerJoin(places.as<'p'>(sql`p(id, place)`), 'p.id', 'c.id')
      .orderBy('p.place') as CandidateSelect;
  }

  private async lines(selected: CandidateSelect): Promise<{ csv: string; rows: number; lastId: number }> {
    const cells = selected
      .leftJoin('job_ref as j', 'j.id', 'c.job_id')
      .select(['c.id', rawSelection(LINES.cells)]);
    // Aggregates read a sorted subquery in its order. `offset 0` keeps PostgreSQL from evaluating `line` for each use of it.
    const query = sql`
      select string_agg(${sql.raw(LINES.text)}, ${CSV_LINE_END}) as csv, count(*)::int as rows,
        (array_agg(id))[count(*)] as "lastId"
      from (select *, ${sql.raw(LINES.line)} as line from (${cells}) cells offset 0) lines`;
    const { sql: text, parameters } = query.compile(this.database.kysely<CandidateTables>());
    const [batch] = await this.database.read<BatchRow>({ text, values: parameters });
    const csv = batch?.csv == null ? '' : printable(batch.csv) + CSV_LINE_END;
    return { csv, rows: batch?.rows ?? 0, lastId: batch?.lastId ?? 0 };
  }
}
