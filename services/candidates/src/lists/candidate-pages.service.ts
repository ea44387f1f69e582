import { Injectable } from '@nestjs/common';
import { sql, type Expression, type SqlBool } from 'kysely';
import { LRUCache } from 'lru-cache';
import {
  MAX_COUNTED_RESULTS,
  isUncounted,
  type CandidateFilter,
  type CandidateSort,
  type CandidateView,
} from '@araucaria/contracts';
import { anyOf, Database, selectSql, type Statement } from '@araucaria/database';
import { Clock, recordScope } from '@araucaria/platform';
import { zonedDayOf } from './business-zone.js';
import { CandidateCountsService, type CountedCandidates } from './candidate-counts.service.js';
import { countersFor, fromDay, fromName, fromScore } from './candidate-positions.js';
import {
  candidate,
  containsWordsOf,
  countCandidates,
  matchingCandidates,
  reversed,
  selectViews,
  sortCandidates,
  sortOrder,
  type CandidateSelect,
} from './candidate-query.js';
import { inScope } from './candidate-scope.service.js';
import type { CandidateTables } from './candidate-tables.js';

/** Rows of an index that are skipped to reach a page. For later pages a position near it is looked up in the counters first. */
const MAX_SKIPPED_ROWS = 1_000;

/** Sizes of the first page that clients ask for; its statements are prepared. */
const PREPARED_LIMITS = new Set([10, 20, 50, 100]);

/** A literal for the usual sizes: PostgreSQL plans a prepared statement for a tenth of the rows if its limit is a parameter. */
const rowLimit = (limit: number) => (PREPARED_LIMITS.has(limit) ? sql.lit(limit) : limit);

type SelectedIds = Expression<{ id: number }> | number[];

interface PageRequest {
  sort: CandidateSort;
  offset: number;
  limit: number;
}

/** Where a page is read from: rows that fulfil the conditions, in this order, after some that are skipped. */
interface Section extends PageRequest {
  conditions: Expression<SqlBool>[];
}

/**
 * Reads any page of the candidates that match a filter and are in scope, and their number. Neither depends on how many
 * candidates there are: totals and positions come from counters, and an index is read from a position near the page.
 */
@Injectable()
export class CandidatePagesService {
  /** Uncounted filters that had more results than are counted. Erasures may make them fewer: they are counted again later. */
  private readonly frequent = new LRUCache<string, true>({ max: 1_000, ttl: 300_000 });
  private readonly firstPages = new Map<string, Statement>();
  private codePointOrder: Promise<boolean> | undefined;

  constructor(
    private readonly database: Database,
    private readonly counts: CandidateCountsService,
    private readonly clock: Clock,
  ) {}

  /** @returns the candidates of the page, and how many match; of what is not counted at most {@link MAX_COUNTED_RESULTS} + 1 */
  async read(
    filter: CandidateFilter,
    page: PageRequest,
  ): Promise<{ total: number; candidates: CandidateView[] }> {
    if (isUncounted(filter)) return this.readSearch(filter, page);
    if (page.offset <= MAX_SKIPPED_ROWS) {
      const [total, candidates] = await Promise.all([this.total(filter), this.firstRows(filter, page)]);
      return { total, candidates };
    }
    const total = await this.total(filter);
    if (page.offset >= total) return { total, candidates: [] };
    return { total, candidates: await this.views(page.sort, await this.idsOf(filter, page, total)) };
  }

  private async firstRows(filter: CandidateFilter, page: PageRequest): Promise<CandidateView[]> {
    const { sort, offset, limit } = page;
    const ids = () => this.idsOf(filter, page, Infinity);
    if (offset > 0 || !PREPARED_LIMITS.has(limit)) return this.views(sort, await ids());
    const isUnfiltered = Object.values(filter).every((condition) => condition === undefined);
    if (isUnfiltered && !recordScope('candidates.read'))
      return this.database.read<CandidateView>(this.firstPage(sort, limit), { fromReplica: true });
    const views = selectViews(this.sortedByIds(sort, await ids()));
    return this.database.read(views, { fromReplica: true, isPrepared: true });
  }

  /** Without parameters, so that PostgreSQL plans it once for each connection. */
  private firstPage(sort: CandidateSort, limit: number): Statement {
    const name = `first-candidates ${sort} ${limit}`;
    const candidates = () => sortCandidates(matchingCandidates(this.kysely()), sort).limit(sql.lit(limit));
    const page = this.firstPages.get(name) ?? { name, text: selectViews(candidates()).compile().sql };
    this.firstPages.set(name, page);
    return page;
  }

  /** The ids of a page, as {@link read} orders them. */
  async readIds(filter: CandidateFilter, page: PageRequest): Promise<number[]> {
    if (isUncounted(filter) || page.offset <= MAX_SKIPPED_ROWS) {
      const first = this.selectIds(this.matching(filter), { ...page, conditions: [] });
      return (await this.database.read(first, { fromReplica: true })).map(({ id }) => id);
    }
    const total = await this.total(filter);
    if (page.offset >= total) return [];
    const sorted = this.sortedByIds(page.sort, await this.idsOf(filter, page, total)).select('c.id');
    return (await this.database.read(sorted, { fromReplica: true })).map(({ id }) => id);
  }

  async total(filter: CandidateFilter): Promise<number> {
    const { counted, isComplete } = countersFor(filter);
    const fromCounters = counted.jobIds?.length === 0 ? 0 : await this.counts.total(counted);
    return isComplete ? fromCounters : fromCounters + (await this.uncounted(filter, counted));
  }

  /** Candidates whom counters do not give: of the day that begins before the filter, and outside the jobs in scope. */
  private async uncounted(
    filter: CandidateFilter,
    { firstDay, lastDay }: CountedCandidates,
  ): Promise<number> {
    const { startDate } = filter;
    let total = 0;
    if (startDate !== undefined && firstDay !== zonedDayOf(startDate)) {
      const isBeforeEnd = lastDay === undefined || lastDay >= zonedDayOf(startDate);
      if (isBeforeEnd) total += await this.count(this.matching({ ...filter, endDate: startDate }));
    }
    const scope = recordScope('candidates.read');
    if (scope?.candidateIds.length) {
      const rest = firstDay === undefined ? filter : { ...filter, startDate: firstDay };
      const ofOtherJobs = sql<SqlBool>`(c.job_id is null or c.job_id <> all(${scope.jobIds}::int[]))`;
      const own = candidate('c.id', '=', anyOf(scope.candidateIds));
      total += await this.count(this.matching(rest).where(own).where(ofOtherJobs));
    }
    return total;
  }

  private async idsOf(filter: CandidateFilter, page: PageRequest, total: number) {
    const section = await this.sectionOf(filter, page, total);
    const { status, job } = filter;
    const isByStatus = status && job === undefined && !recordScope('candidates.read');
    if (isByStatus && sortOrder(page.sort).key === 'createdAt')
      return this.idsByStatus(filter, status, section);
    return this.selectIds(this.matching(filter), section);
  }

  /** Where to read a page: from its start for the first ones, then from a position of the counters or from the nearer end. */
  private async sectionOf(filter: CandidateFilter, page: PageRequest, total: number): Promise<Section> {
    const { sort, offset, limit } = page;
    if (offset <= MAX_SKIPPED_ROWS) return { ...page, conditions: [] };
    const position = await this.positionOf(filter, page);
    if (position) return { sort, limit, ...position };
    if (offset <= total / 2) return { ...page, conditions: [] };
    const rows = Math.min(limit, total - offset);
    return { sort: reversed(sort), offset: total - offset - rows, limit: rows, conditions: [] };
  }

  private async positionOf(
    filter: CandidateFilter,
    { sort, offset }: PageRequest,
  ): Promise<Pick<Section, 'conditions' | 'offset'> | undefined> {
    const { key, isDescending } = sortOrder(sort);
    const { counted, isComplete } = countersFor(filter);
    if (!isComplete) return undefined;
    if (key === 'createdAt') {
      const position = await this.counts.dayAt(counted, isDescending, offset);
      if (!position) return undefined;
      return { conditions: [fromDay(position.day, isDescending)], offset: offset - position.before };
    }
    const isFiltered = Object.values(counted).some((condition) => condition !== undefined);
    if (isFiltered || (key === 'name' && !(await this.sortsByCodePoint()))) return undefined;
    const position = await this.counts.rangeAt(key, isDescending, offset);
    if (!position) return undefined;
    const condition = (key === 'name' ? fromName : fromScore)(position, isDescending);
    return { conditions: [condition], offset: offset - position.before };
  }

  private selectIds(matching: CandidateSelect, { conditions, sort, offset, limit }: Section) {
    const sorted = sortCandidates(matching.where(candidate.and(conditions)), sort);
    const first = sorted.select('c.id').limit(rowLimit(limit));
    return offset ? first.offset(offset) : first;
  }

  /** Merges the first rows of each status: one index holds them in order, while a status may be rare among the newest. */
  private idsByStatus(
    filter: CandidateFilter,
    statuses: readonly string[],
    { conditions, sort, offset, limit }: Section,
  ) {
    const rest: CandidateFilter = { ...filter };
    delete rest.status;
    const ofStatus = this.matching(rest)
      .where(sql<SqlBool>`c.status = s.status`)
      .where(candidate.and(conditions));
    const first = sortCandidates(ofStatus, sort)
      .select(['c.id', 'c.created_at'])
      .limit(rowLimit(offset + limit));
    const direction = sortOrder(sort).direction;
    const merged = this.kysely()
      .selectFrom(sql<{ status: string }>`unnest(${[...new Set(statuses)]}::text[])`.as<'s'>(sql`s(status)`))
      .innerJoinLateral(first.as('c'), (join) => join.onTrue())
      .select('c.id')
      .orderBy('c.created_at', direction)
      .orderBy('c.id', direction)
      .limit(rowLimit(limit));
    return offset ? merged.offset(offset) : merged;
  }

  /**
   * Results of a search, or of another filter without counters. Up to {@link MAX_COUNTED_RESULTS} are found by the index of
   * trigrams, of waiting, of scores or of referrals, counted and sorted. If there are more, an index of the sort order is walked.
   */
  private async readSearch(
    filter: CandidateFilter,
    { sort, offset, limit }: PageRequest,
  ): Promise<{ total: number; candidates: CandidateView[] }> {
    const { search = '', ...rest } = filter;
    const key = JSON.stringify([filter, recordScope('candidates.read')]);
    if (!this.frequent.has(key)) {
      const { total, ids } = await this.findAndCount(filter, { sort, offset, limit });
      if (total <= MAX_COUNTED_RESULTS)
        return { total, candidates: ids.length ? await this.views(sort, ids) : [] };
      this.frequent.set(key, true);
    }
    const walked = this.matching(rest).where(containsWordsOf(search));
    const candidates = await this.views(
      sort,
      this.selectIds(walked, { sort, offset, limit: limit + 1, conditions: [] }),
    );
    const seen = candidates.length ? offset + candidates.length : 0;
    const total = Math.max(MAX_COUNTED_RESULTS + 1, seen);
    return { total, candidates: candidates.slice(0, limit) };
  }

  /** The ids of the page are right only if all results were counted. */
  private async findAndCount(
    filter: CandidateFilter,
    { sort, offset, limit }: PageRequest,
  ): Promise<{ total: number; ids: number[] }> {
    const { column, direction } = sortOrder(sort);
    const found = this.matching(filter)
      .select(['c.id', candidate.ref(column).as('sort_key')])
      .limit(MAX_COUNTED_RESULTS + 1);
    const order = sql.raw(`order by sort_key ${direction}, id ${direction}`);
    const [row] = await selectSql<{ total: number; ids: number[] }>(
      this.database,
      sql`with found as materialized (${found})
      select (select count(*)::int from found) as total,
        array(select id from found ${order} limit ${limit} offset ${offset}) as ids`,
    );
    return row ?? { total: 0, ids: [] };
  }

  private matching(filter: CandidateFilter): CandidateSelect {
    return matchingCandidates(this.kysely(), filter, this.clock).where(inScope('candidates.read'));
  }

  private views(sort: CandidateSort, ids: SelectedIds): Promise<CandidateView[]> {
    return this.database.read(selectViews(this.sortedByIds(sort, ids)), { fromReplica: true });
  }

  /** Candidates with the selected ids, which an index finds one by one; `ids` skips rows by the index of the order alone. */
  private sortedByIds(sort: CandidateSort, ids: SelectedIds): CandidateSelect {
    const selected = Array.isArray(ids) ? sql`${ids}` : sql`array(${ids})`;
    return sortCandidates(
      matchingCandidates(this.kysely()).where(sql<SqlBool>`c.id = any(${selected})`),
      sort,
    );
  }

  private async count(query: CandidateSelect): Promise<number> {
    const [row] = await this.database.read(countCandidates(query), { fromReplica: true });
    return row?.total ?? 0;
  }

  /** Whether texts sort by code point in this database, as the ranges of names do. */
  private sortsByCodePoint(): Promise<boolean> {
    return (this.codePointOrder ??= this.database
      .read<{ yes: boolean }>({
        text: `select datlocprovider = 'b' or datcollate in ('C', 'POSIX', 'C.UTF-8', 'C.utf8') and datlocprovider = 'c' as yes
         from pg_database where datname = current_database()`,
      })
      .then(([row]) => row?.yes ?? false));
  }

  private kysely() {
    return this.database.kysely<CandidateTables>();
  }
}
