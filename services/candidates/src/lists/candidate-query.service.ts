import { Injectable } from '@nestjs/common';
import {
  CANDIDATE_STATUSES,
  CandidatesRpc,
  MAX_ORDERED_IDS,
  MAX_SEARCH_RESULTS,
  isApproved,
  isHired,
  type ById,
  type ByIds,
  type CandidateCounts,
  type CandidateFilter,
  type CandidateName,
  type CandidatePage,
  type CandidateView,
  type ListCandidates,
  type OrderedIds,
  type SearchCandidates,
} from '@araucaria/contracts';
import { anyOf, Database } from '@araucaria/database';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import {
  isEligible,
  matchingCandidates,
  selectViews,
  sortCandidates,
  type CandidateSelect,
} from './candidate-query.js';
import { CandidateCountsService, candidatesOf } from './candidate-counts.service.js';
import { CandidatePagesService } from './candidate-pages.service.js';
import { CANDIDATES_PER_PAGE, candidatePage } from './candidate-page.js';
import { CandidateScopeService, inScope } from './candidate-scope.service.js';
import type { CandidateTables } from './candidate-tables.js';

/** Finds candidates: filtered, sorted and cut into pages by PostgreSQL. */
@Injectable()
export class CandidateQueryService {
  /** Compiled once; its parameter is the array of ids. The gateway's loaders call it for every list. */
  private readonly byIdsSql: string;

  constructor(
    private readonly database: Database,
    private readonly scope: CandidateScopeService,
    private readonly pages: CandidatePagesService,
    private readonly candidateCounts: CandidateCountsService,
    private readonly clock: Clock,
  ) {
    this.byIdsSql = selectViews(
      matchingCandidates(this.kysely()).where('c.id', '=', anyOf<number>([])),
    ).compile().sql;
  }

  @Rpc(CandidatesRpc.list)
  async list(filter: ListCandidates): Promise<CandidatePage> {
    const { page = 1, limit = CANDIDATES_PER_PAGE, sort = '-createdAt', ...conditions } = filter;
    const offset = (page - 1) * limit;
    const { total, candidates } = await this.pages.read(conditions, { sort, offset, limit });
    return candidatePage(candidates, { total, page, limit });
  }

  @Rpc(CandidatesRpc.search)
  search(filter: SearchCandidates): Promise<CandidateView[]> {
    let query = this.matching(filter);
    if (filter.ids) query = query.where('c.id', '=', anyOf(filter.ids));
    if (filter.eligible) query = query.where(isEligible());
    return this.views(sortCandidates(query, '-createdAt').limit(MAX_SEARCH_RESULTS));
  }

  @Rpc(CandidatesRpc.orderedIds)
  orderedIds({
    sort = '-createdAt',
    offset = 0,
    limit = MAX_ORDERED_IDS,
    ...filter
  }: OrderedIds): Promise<number[]> {
    return this.pages.readIds(filter, { sort, offset, limit });
  }

  @Rpc(CandidatesRpc.byIds)
  async byIds({ ids }: ByIds): Promise<CandidateView[]> {
    const visible = await this.scope.filter(ids, 'candidates.read');
    return this.database.read<CandidateView>({
      name: 'candidates-by-id',
      text: this.byIdsSql,
      values: [visible],
    });
  }

  async names(ids: number[]): Promise<CandidateName[]> {
    const visible = await this.scope.filter(ids, 'candidates.read');
    return this.database.read<CandidateName>({
      name: 'names-by-id',
      text: 'select id, first_name as "firstName", last_name as "lastName", status from candidate where id = any($1)',
      values: [visible],
    });
  }

  @Rpc(CandidatesRpc.byId)
  async byId({ id }: ById): Promise<CandidateView> {
    const [candidate] = await this.byIds({ ids: [id] });
    if (!candidate) throw candidateNotFound();
    return candidate;
  }

  @Rpc(CandidatesRpc.counts)
  async counts(): Promise<CandidateCounts> {
    const [groups, talentBank] = await Promise.all([
      this.candidateCounts.groups('candidates.read'),
      this.pages.total({ job: 0 }),
    ]);
    const sum = (isCounted: (status: string) => boolean) =>
      candidatesOf(groups.filter(({ status }) => isCounted(status)));
    return {
      total: sum(() => true),
      approved: sum(isApproved),
      hired: sum(isHired),
      talentBank,
      byStatus: Object.fromEntries(
        CANDIDATE_STATUSES.map((status) => [status, sum((other) => other === status)]),
      ) as CandidateCounts['byStatus'],
    };
  }

  /** Every list, count, search and export begins here: the acting user's limits are part of it. */
  private matching(filter: CandidateFilter): CandidateSelect {
    return matchingCandidates(this.kysely(), filter, this.clock).where(inScope('candidates.read'));
  }

  private kysely() {
    return this.database.kysely<CandidateTables>();
  }

  private views(query: CandidateSelect): Promise<CandidateView[]> {
    return this.database.read(selectViews(query), { fromReplica: true });
  }
}

export const candidateNotFound = (): AppError => new AppError('NOT_FOUND', 'Candidato não encontrado');
