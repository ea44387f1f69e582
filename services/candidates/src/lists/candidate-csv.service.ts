import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import {
  APPLICATION_LABELS as LABELS,
  CANDIDATE_STATUS,
  TALENT_BANK_TITLE,
  printable,
  type CandidateCsvBatch,
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
import { BUSINESS_ZONE, Clock } from '@araucaria/platform';
import { candidate, matchingCandidates, sortOrder } from './candidate-query.js';
import { inScope } from './candidate-scope.service.js';
import type { CandidateTables } from './candidate-tables.js';

const ROWS_PER_BATCH = 500;

const statusLabels = Object.entries(CANDIDATE_STATUS).map(
  ([status, label]) => `when '${status}' then '${label}'`,
);

/** The heading of each column, and its cell. */
const COLUMNS: Record<string, CsvCell> = {
  Nome: { sql: `c.first_name || ' ' || c.last_name` },
  [LABELS.email]: { sql: 'c.email' },
  [LABELS.phone]: { sql: 'c.phone' },
  Vaga: { sql: `coalesce(j.title, '${TALENT_BANK_TITLE}')` },
  Status: { sql: `case c.status ${statusLabels.join(' ')} end`, isSafe: true },
  Score: { sql: 'case when c.scored_at is not null then c.score::text end', isSafe: true },
  [LABELS.city]: { sql: 'c.city' },
  [LABELS.state]: { sql: 'c.state' },
  [LABELS.educationLevel]: { sql: 'c.education_level' },
  [LABELS.educationCourse]: { sql: 'c.education_course' },
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
  lastKey: string;
  rows: number;
}

/** Types of the columns that the list is sorted by. */
const SORT_TYPES = { createdAt: 'timestamptz', score: 'integer', name: 'text' } as const;

/** The candidates as lines of a spreadsheet, formatted by PostgreSQL. */
@Injectable()
export class CandidateCsvService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Continues behind a row, not at a number of rows: candidates added or erased meanwhile are neither repeated nor skipped. */
  async batch(input: ExportCandidates): Promise<CandidateCsvBatch> {
    const { after, afterKey, limit = ROWS_PER_BATCH, sort, ...filter } = input;
    const db = this.database.kysely<CandidateTables>();
    // The newest first is the order of ids.
    const { key: sortedBy, column, direction, isDescending } = sortOrder(sort ?? '-createdAt');
    const isById = sort === undefined || sort === '-createdAt';
    const key = isById ? sql`c.id` : sql`${candidate.ref(column)}`;
    let matching = matchingCandidates(db, filter, this.clock).where(inScope('candidates.export'));
    if (after !== undefined && isById) matching = matching.where('c.id', '<', after);
    else if (after !== undefined) {
      const isAfter = sql.raw(isDescending ? '<' : '>');
      const last = sql`${afterKey ?? ''}::${sql.raw(SORT_TYPES[sortedBy])}`;
      matching = matching.where(sql<SqlBool>`(${key}, c.id) ${isAfter} (${last}, ${after})`);
    }
    const cells = matching
      .leftJoin('job_ref as j', 'j.id', 'c.job_id')
      .select(['c.id', sql<string>`${key}::text`.as('sort_key'), rawSelection(LINES.cells)])
      .orderBy(key, direction)
      .orderBy('c.id', direction)
      .limit(limit);
    // Aggregates read a sorted subquery in its order. `offset 0` keeps PostgreSQL from evaluating `line` for each use of it.
    const query = sql`
      select string_agg(${sql.raw(LINES.text)}, ${CSV_LINE_END}) as csv, count(*)::int as rows,
        (array_agg(id))[count(*)] as "lastId", (array_agg(sort_key))[count(*)] as "lastKey"
      from (select *, ${sql.raw(LINES.line)} as line from (${cells}) cells offset 0) lines`;
    const { sql: text, parameters } = query.compile(db);
    const [batch] = await this.database.read<BatchRow>({ text, values: parameters });
    const body = batch?.csv == null ? '' : printable(batch.csv) + CSV_LINE_END;
    const csv = after ? body : HEADER + body;
    if (batch?.rows !== limit) return { csv, next: null };
    return { csv, next: batch.lastId, ...(!isById && { nextKey: batch.lastKey }) };
  }
}
