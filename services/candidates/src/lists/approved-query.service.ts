import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  APPROVED_STATUSES,
  CandidatesRpc,
  HIRED_STATUSES,
  HIRING_STATUS_SEQUENCE,
  MAX_SEARCH_RESULTS,
  type ApprovedSort,
  type CandidateFilter,
  type CandidatePage,
  type CandidateView,
  type ListApproved,
} from '@araucaria/contracts';
import { Database, inOrderOf } from '@araucaria/database';
import { Clock, Rpc } from '@araucaria/platform';
import { CANDIDATES_PER_PAGE, candidatePage } from './candidate-page.js';
import { CandidateQueryService } from './candidate-query.service.js';
import { matchingCandidates, selectViews, type CandidateSelect } from './candidate-query.js';
import { inScope } from './candidate-scope.service.js';
import type { CandidateTables } from './candidate-tables.js';

const quotedList = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Literals, not parameters: only then PostgreSQL proves that the index `candidate_approved` holds every row. */
const IS_APPROVED = sql.raw<boolean>(`c.status in (${quotedList(APPROVED_STATUSES)})`);

/** The position of the status in the sequence that the column of progress shows. */
const PROGRESS = `case ${HIRING_STATUS_SEQUENCE.map(({ status }, index) => `when c.status = '${status}' then ${index}`).join(' ')}
  when c.status in (${quotedList(HIRED_STATUSES)}) then ${HIRING_STATUS_SEQUENCE.length - 1} end`;

/** What each order compares. All columns of candidates are in the index `candidate_approved`. */
const SORTED_BY: Record<Exclude<ApprovedSort, `-${string}`>, string> = {
  approvedDate: 'c.approved_date',
  name: 'c.name_key',
  job: 'job_order.position',
  progress: PROGRESS,
  startDate: 'c.start_date',
};

/** The positions of jobs in the order of their titles, which are compared once and not for each candidate. */
const JOB_ORDER = sql<{ id: number; position: number | null }>`(
  select id, case when title is not null then rank() over (order by plain(title)) end as position from job_ref)`;

@Injectable()
export class ApprovedQueryService {
  constructor(
    private readonly database: Database,
    private readonly queries: CandidateQueryService,
    private readonly clock: Clock,
  ) {}

  /** Sorts ids by one index that holds all compared columns, then reads the rows of the page. */
  @Rpc(CandidatesRpc.approvedPage)
  async page({
    search,
    page = 1,
    limit = CANDIDATES_PER_PAGE,
    sort = '-approvedDate',
  }: ListApproved): Promise<CandidatePage> {
    const approved = this.matching(search ? { search } : {});
    const [count] = await this.database.read(approved.select(sql<number>`count(*)::int`.as('total')), {
      fromReplica: true,
    });
    const rows = await this.database.read(
      sorted(approved, sort)
        .select('c.id')
        .limit(limit)
        .offset((page - 1) * limit),
      { fromReplica: true },
    );
    const total = count?.total ?? 0;
    const ids = rows.map(({ id }) => id);
    return candidatePage(inOrderOf(ids, await this.queries.byIds({ ids })), { total, page, limit });
  }

  /** Last approved first; at most {@link MAX_SEARCH_RESULTS}. */
  @Rpc(CandidatesRpc.approved)
  latest(): Promise<CandidateView[]> {
    const query = sorted(this.matching(), '-approvedDate').limit(MAX_SEARCH_RESULTS);
    return this.database.read(selectViews(query), { fromReplica: true });
  }

  private matching(filter: CandidateFilter = {}): CandidateSelect {
    return matchingCandidates(this.database.kysely<CandidateTables>(), filter, this.clock)
      .where(IS_APPROVED)
      .where(inScope('candidates.read'));
  }
}

function sorted(query: CandidateSelect, sort: ApprovedSort): CandidateSelect {
  const descending = sort.startsWith('-');
  const key = sort.replace('-', '') as keyof typeof SORTED_BY;
  const column: RawBuilder<unknown> = sql.raw(SORTED_BY[key]);
  const joined =
    key === 'job'
      ? (query.leftJoin(JOB_ORDER.as('job_order'), 'job_order.id', 'c.job_id') as CandidateSelect)
      : query;
  return joined
    .orderBy(column, (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('c.id', descending ? 'desc' : 'asc');
}
