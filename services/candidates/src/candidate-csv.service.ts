import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  CANDIDATE_STATUS,
  TALENT_BANK_TITLE,
  type CandidateCsvBatch,
  type ExportCandidates,
} from '@araucaria/contracts';
import { BYTE_ORDER_MARK, CSV_DELIMITER, CSV_LINE_END, Database, csvLine, type CsvCell } from '@araucaria/database';
import { BUSINESS_ZONE } from '@araucaria/platform';
import { matchingCandidates } from './candidate-query.js';
import { inScope } from './candidate-scope.service.js';
import type { CandidateTables } from './candidate-tables.js';

const ROWS_PER_BATCH = 500;

const statusLabels = Object.entries(CANDIDATE_STATUS).map(([status, label]) => `when '${status}' then '${label}'`);

/** The heading of each column, and its cell. */
const COLUMNS: Record<string, CsvCell> = {
  Nome: { sql: `c.first_name || ' ' || c.last_name` },
  'E-mail': { sql: 'c.email' },
  Telefone: { sql: 'c.phone' },
  Vaga: { sql: `coalesce(j.title, '${TALENT_BANK_TITLE}')` },
  Status: { sql: `case c.status ${statusLabels.join(' ')} end`, isSafe: true },
  Score: { sql: 'case when c.scored_at is not null then c.score::text end', isSafe: true },
  Cidade: { sql: 'c.city' },
  Estado: { sql: 'c.state' },
  Escolaridade: { sql: 'c.education_level' },
  Curso: { sql: 'c.education_course' },
  Indicação: { sql: 'c.referral_code' },
  'Data de inscrição': {
    sql: `to_char(c.created_at at time zone '${BUSINESS_ZONE}', 'DD/MM/YYYY')`,
    isSafe: true,
  },
};

const HEADER = BYTE_ORDER_MARK + Object.keys(COLUMNS).join(CSV_DELIMITER) + CSV_LINE_END;
const LINE = sql<string>`${sql.raw(csvLine(Object.values(COLUMNS)))}`;

/** The candidates as lines of a spreadsheet, formatted by PostgreSQL. */
@Injectable()
export class CandidateCsvService {
  constructor(private readonly database: Database) {}

  /** Continues by id, not by page: candidates added or erased meanwhile are neither repeated nor skipped. */
  async batch({ after, limit = ROWS_PER_BATCH, ...filter }: ExportCandidates): Promise<CandidateCsvBatch> {
    const db = this.database.kysely<CandidateTables>();
    let matching = matchingCandidates(db, filter).where(inScope('candidates.export'));
    if (after) matching = matching.where('c.id', '<', after);
    const lines = matching
      .leftJoin('job_ref as j', 'j.id', 'c.job_id')
      .select(['c.id', LINE.as('line')])
      .orderBy('c.id', 'desc')
      .limit(limit);
    const [batch] = await this.database.select(
      db
        .selectFrom(lines.as('l'))
        .select([
          sql<string | null>`string_agg(l.line, '' order by l.id desc)`.as('csv'),
          sql<number | null>`min(l.id)`.as('lastId'),
          sql<number>`count(*)::int`.as('rows'),
        ]),
    );
    const { csv, lastId, rows } = batch ?? { csv: null, lastId: null, rows: 0 };
    return { csv: (after ? '' : HEADER) + (csv ?? ''), next: rows === limit ? lastId : null };
  }
}
