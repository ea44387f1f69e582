import { Injectable } from '@nestjs/common';
import {
  APPROVED_STATUSES,
  CANDIDATE_STATUSES,
  MAX_SEARCH_RESULTS,
  MAX_MATCHING_IDS,
  MAX_ORDERED_IDS,
  isApproved,
  isHired,
  type CandidateCounts,
  type CandidateFilter,
  type CandidatePage,
  type CandidateStatus,
  type CandidateBatch,
  type CandidateView,
  type ExportCandidates,
  type ListCandidates,
  type OrderedIds,
  type SearchCandidates,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import { Conditions, FROM, ORDERS, VIEW } from './candidate-query.js';

const PAGE_SIZE = 10;
const STRETCH = 500;

/** Finds candidates: filtered, sorted and cut into pages by PostgreSQL. */
@Injectable()
export class CandidateQueryService {
  constructor(private readonly database: Database) {}

  async list(filter: ListCandidates): Promise<CandidatePage> {
    const { page = 1, limit = PAGE_SIZE, sort = '-createdAt' } = filter;
    const conditions = Conditions.of(filter);
    const total = await this.count(conditions);
    const offset = (page - 1) * limit;
    const candidates = offset < total ? await this.view(conditions, ORDERS[sort], limit, offset) : [];
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
    const conditions = Conditions.of(filter);
    if (filter.ids) conditions.add('c.id = any($)', filter.ids);
    if (filter.eligible) conditions.eligible();
    return this.view(conditions, ORDERS['-createdAt'], MAX_SEARCH_RESULTS);
  }

  async idsMatching(filter: CandidateFilter): Promise<number[]> {
    const { where, values } = Conditions.of(filter);
    const sql = `select c.id from candidate c ${where} order by c.id desc limit ${MAX_MATCHING_IDS}`;
    return (await this.database.rows<{ id: number }>(sql, values)).map(({ id }) => id);
  }

  async orderedIds({ sort = '-createdAt', offset = 0, limit, ...filter }: OrderedIds): Promise<number[]> {
    const { where, values } = Conditions.of(filter);
    const sql = `select c.id from candidate c ${where} order by ${ORDERS[sort]}
      limit ${limit ?? MAX_ORDERED_IDS} offset ${offset}`;
    return (await this.database.rows<{ id: number }>(sql, values)).map(({ id }) => id);
  }

  approved(): Promise<CandidateView[]> {
    const conditions = Conditions.of({ status: [...APPROVED_STATUSES] });
    return this.view(conditions, 'c.approved_date desc nulls last, c.id desc', MAX_SEARCH_RESULTS);
  }

  byIds(ids: number[]): Promise<CandidateView[]> {
    const sql = `select ${VIEW} from ${FROM} where c.id = any($1)`;
    return this.database.prepared<CandidateView>('candidates-by-id', sql, [ids]);
  }

  async byId(id: number): Promise<CandidateView> {
    const [candidate] = await this.byIds([id]);
    if (!candidate) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
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
       from candidate group by status`,
    );
    const sum = (which: (status: string) => boolean) =>
      groups.filter(({ status }) => which(status)).reduce((all, { candidates }) => all + candidates, 0);
    return {
      total: sum(() => true),
      approved: sum(isApproved),
      hired: sum(isHired),
      talentBank: groups.reduce((all, { talentBank }) => all + talentBank, 0),
      byStatus: Object.fromEntries(
        CANDIDATE_STATUSES.map((status) => [status, sum((other) => other === status)]),
      ) as CandidateCounts['byStatus'],
    };
  }

  /** By id, not by page: what comes or goes meanwhile neither doubles nor hides a row. */
  async exportBatch({ after, limit = STRETCH, ...filter }: ExportCandidates): Promise<CandidateBatch> {
    const conditions = Conditions.of(filter);
    if (after) conditions.add('c.id < $', after);
    const candidates = await this.view(conditions, 'c.id desc', limit);
    const last = candidates.at(-1);
    return { candidates, next: last && candidates.length === limit ? last.id : null };
  }

  private async count({ where, values }: Conditions): Promise<number> {
    const sql = `select count(*)::int as total from candidate c ${where}`;
    const [row] = await this.database.rows<{ total: number }>(sql, values);
    return row?.total ?? 0;
  }

  private view(
    { where, values }: Conditions,
    order: string,
    limit: number,
    offset = 0,
  ): Promise<CandidateView[]> {
    const sql = `select ${VIEW} from ${FROM} ${where} order by ${order} limit ${limit} offset ${offset}`;
    return this.database.rows<CandidateView>(sql, values);
  }
}
