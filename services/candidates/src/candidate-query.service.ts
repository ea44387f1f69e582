import { Injectable } from '@nestjs/common';
import {
  APPROVED_STATUSES,
  CANDIDATE_STATUSES,
  MAX_MATCHING_IDS,
  MAX_ORDERED_IDS,
  MAX_SEARCH_RESULTS,
  isApproved,
  isHired,
  type CandidateBatch,
  type CandidateCounts,
  type CandidateFilter,
  type CandidatePage,
  type CandidateStatus,
  type CandidateView,
  type ExportCandidates,
  type ListCandidates,
  type OrderedIds,
  type Permission,
  type SearchCandidates,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import {
  anyOf,
  countCandidates,
  isEligible,
  matchingCandidates,
  selectViews,
  sortCandidates,
  type CandidateSelect,
} from './candidate-query.js';
import { CandidateScopeService, inScope, inScopeSql, scopeValues } from './candidate-scope.service.js';
import type { CandidateTables } from './candidate-tables.js';

const CANDIDATES_PER_PAGE = 10;
const CANDIDATES_PER_BATCH = 500;

/** Finds candidates: filtered, sorted and cut into pages by PostgreSQL. */
@Injectable()
export class CandidateQueryService {
  /** Compiled once; its parameter is the array of ids. The gateway's loaders call it for every list. */
  private readonly byIdsSql: string;

  constructor(
    private readonly database: Database,
    private readonly scope: CandidateScopeService,
  ) {
    this.byIdsSql = selectViews(
      matchingCandidates(this.kysely()).where('c.id', '=', anyOf<number>([])),
    ).compile().sql;
  }

  async list(filter: ListCandidates): Promise<CandidatePage> {
    const { page = 1, limit = CANDIDATES_PER_PAGE, sort = '-createdAt' } = filter;
    const matching = this.matching(filter);
    const total = await this.count(matching);
    const offset = (page - 1) * limit;
    const sorted = sortCandidates(matching, sort).limit(limit).offset(offset);
    const candidates = offset < total ? await this.views(sorted) : [];
    const totalPages = Math.max(1, Math.ceil(total / limit));
    return {
      candidates,
      pagination: {
        currentPage: page,
        totalPages,
        totalCandidates: total,
        limit,
        hasNextPage: page < totalPages,
        hasPreviousPage: page > 1,
      },
    };
  }

  search(filter: SearchCandidates): Promise<CandidateView[]> {
    let query = this.matching(filter);
    if (filter.ids) query = query.where('c.id', '=', anyOf(filter.ids));
    if (filter.eligible) query = query.where(isEligible());
    return this.views(sortCandidates(query, '-createdAt').limit(MAX_SEARCH_RESULTS));
  }

  async idsMatching(filter: CandidateFilter): Promise<number[]> {
    const query = this.matching(filter).orderBy('c.id', 'desc').limit(MAX_MATCHING_IDS);
    return this.ids(query);
  }

  async orderedIds({
    sort = '-createdAt',
    offset = 0,
    limit = MAX_ORDERED_IDS,
    ...filter
  }: OrderedIds): Promise<number[]> {
    return this.ids(sortCandidates(this.matching(filter), sort).limit(limit).offset(offset));
  }

  approved(): Promise<CandidateView[]> {
    const query = this.matching({ status: [...APPROVED_STATUSES] })
      .orderBy('c.approved_date', (order) => order.desc().nullsLast())
      .orderBy('c.id', 'desc');
    return this.views(query.limit(MAX_SEARCH_RESULTS));
  }

  async byIds(ids: number[]): Promise<CandidateView[]> {
    const visible = await this.scope.filter(ids, 'candidates.read');
    return this.database.prepared<CandidateView>('candidates-by-id', this.byIdsSql, [visible]);
  }

  async byId(id: number): Promise<CandidateView> {
    const [candidate] = await this.byIds([id]);
    if (!candidate) throw candidateNotFound();
    return candidate;
  }

  async counts(): Promise<CandidateCounts> {
    const groups = await this.database.prepared<{
      status: CandidateStatus;
      candidates: number;
      talentBank: number;
    }>(
      'candidate-counts',
      `select status, count(*)::int as candidates, count(*) filter (where job_id is null)::int as "talentBank"
       from candidate c where ${inScopeSql(1)} group by status`,
      scopeValues('candidates.read'),
    );
    const sum = (isCounted: (status: string) => boolean) =>
      groups
        .filter(({ status }) => isCounted(status))
        .reduce((total, { candidates }) => total + candidates, 0);
    return {
      total: sum(() => true),
      approved: sum(isApproved),
      hired: sum(isHired),
      talentBank: groups.reduce((total, { talentBank }) => total + talentBank, 0),
      byStatus: Object.fromEntries(
        CANDIDATE_STATUSES.map((status) => [status, sum((other) => other === status)]),
      ) as CandidateCounts['byStatus'],
    };
  }

  /** Continues by id, not by page: candidates added or erased meanwhile are neither repeated nor skipped. */
  async exportBatch({
    after,
    limit = CANDIDATES_PER_BATCH,
    ...filter
  }: ExportCandidates): Promise<CandidateBatch> {
    let query = this.matching(filter, 'candidates.export');
    if (after) query = query.where('c.id', '<', after);
    const candidates = await this.views(query.orderBy('c.id', 'desc').limit(limit));
    const last = candidates.at(-1);
    return { candidates, next: last && candidates.length === limit ? last.id : null };
  }

  /** Every list, count, search and export begins here: the acting user's limits are part of it. */
  private matching(filter: CandidateFilter, permission: Permission = 'candidates.read'): CandidateSelect {
    return matchingCandidates(this.kysely(), filter).where(inScope(permission));
  }

  private kysely() {
    return this.database.kysely<CandidateTables>();
  }

  private async count(query: CandidateSelect): Promise<number> {
    const [row] = await this.database.select(countCandidates(query));
    return row?.total ?? 0;
  }

  private async ids(query: CandidateSelect): Promise<number[]> {
    return (await this.database.select(query.select('c.id'))).map(({ id }) => id);
  }

  private views(query: CandidateSelect): Promise<CandidateView[]> {
    return this.database.select(selectViews(query));
  }
}

export const candidateNotFound = (): AppError => new AppError('NOT_FOUND', 'Candidato não encontrado');
