import { Injectable } from '@nestjs/common';
import { sql, type Compilable } from 'kysely';
import {
  DAY_MS,
  InterviewsRpc,
  MAX_CALENDAR_DAYS,
  MAX_MATCHING_IDS,
  TALENT_BANK_TITLE,
  pageNumbers,
  type ByInterviewIds,
  type DayRange,
  type InterviewFilter,
  type InterviewPage,
  type InterviewSort,
  type InterviewView,
  type ListInterviews,
} from '@araucaria/contracts';
import { anyOf, Database, inOrderOf } from '@araucaria/database';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { assertDay, parseTime } from '../schedule/business-time.js';
import { inListScope, inScope } from '../schedule/interview-scope.js';
import type { InterviewTables } from '../schedule/interview-tables.js';
import { InterviewCountsService } from './interview-counts.service.js';
import { matchingInterviews, selectViews, sortByTime, type InterviewSelect } from './interview-query.js';

const INTERVIEWS_PER_PAGE = 10;

/**
 * Sizes of the first page that the site asks for. Its statement is prepared; a limit that is a parameter would make PostgreSQL plan for a
 * tenth of the rows.
 */
const PREPARED_LIMITS = new Set([5, 10, 12, 20]);

interface Section {
  sort: InterviewSort;
  offset: number;
  limit: number;
}

/** Lists of interviews: filtered, sorted and cut by PostgreSQL, for the limits of the acting user. */
@Injectable()
export class InterviewPagesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly counts: InterviewCountsService,
  ) {}

  @Rpc(InterviewsRpc.list)
  async list({
    page = 1,
    limit = INTERVIEWS_PER_PAGE,
    sort = 'upcoming',
    ...filter
  }: ListInterviews): Promise<InterviewPage> {
    const section = { sort, limit, offset: (page - 1) * limit };
    const [total, interviews] = await Promise.all([this.counts.total(filter), this.rows(filter, section)]);
    return { interviews, pagination: { ...pageNumbers({ total, page, limit }), totalInterviews: total } };
  }

  @Rpc(InterviewsRpc.ids)
  async ids(filter: InterviewFilter): Promise<string[]> {
    const sorted = sortByTime(this.inScope(filter)).select('i.id');
    return (await this.database.read(sorted, { fromReplica: true })).map(({ id }) => id);
  }

  @Rpc(InterviewsRpc.byIds)
  async byIds({ ids }: ByInterviewIds): Promise<InterviewView[]> {
    const selected = this.inScope({}).where('i.id', '=', anyOf(ids));
    return inOrderOf(
      ids,
      await this.database.read<InterviewView>(selectViews(selected), { fromReplica: true }),
    );
  }

  /** Few enough for one response: a slot takes one scheduled interview. */
  @Rpc(InterviewsRpc.ofDays)
  async ofDays({ startDate, endDate }: DayRange): Promise<InterviewView[]> {
    assertDay(startDate, 'startDate');
    assertDay(endDate, 'endDate');
    if ((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS >= MAX_CALENDAR_DAYS)
      throw AppError.invalid([{ field: 'endDate', message: `Escolha no máximo ${MAX_CALENDAR_DAYS} dias` }]);
    return this.database.read<InterviewView>(selectViews(sortByTime(this.inScope({ startDate, endDate }))), {
      fromReplica: true,
    });
  }

  @Rpc(InterviewsRpc.candidateIds)
  async candidateIds(filter: InterviewFilter): Promise<number[]> {
    const ids = this.inScope(filter)
      .select('i.candidate_id as id')
      .distinct()
      .orderBy('id')
      .limit(MAX_MATCHING_IDS);
    return (await this.database.read(ids, { fromReplica: true })).map(({ id }) => id);
  }

  /** The order is that of the ids: PostgreSQL sorts and skips ids only, and reads whole rows for the page alone. */
  private async rows(filter: InterviewFilter, section: Section): Promise<InterviewView[]> {
    const query = this.idsOf(filter, section);
    // The words of a search decide which index finds them.
    const isPrepared = section.offset === 0 && PREPARED_LIMITS.has(section.limit) && filter.search == null;
    const rows = await this.database.read(query, { fromReplica: true, isPrepared });
    if (!rows.length) return [];
    const ids = rows.map(({ id }) => id);
    const selected = matchingInterviews(this.kysely(), this.clock.now()).where('i.id', '=', anyOf(ids));
    const views = await this.database.read<InterviewView>(selectViews(selected), {
      fromReplica: true,
      isPrepared: true,
    });
    return inOrderOf(ids, views);
  }

  /** Every order is total, so that no interview is on two pages. */
  private idsOf(filter: InterviewFilter, { sort, offset, limit }: Section): Compilable<{ id: string }> {
    if (sort === 'upcoming') return this.upcomingIds(filter, { offset, limit });
    const direction = sort.startsWith('-') ? 'desc' : 'asc';
    const key = sort.replace('-', '');
    const matching = this.inListScope(filter).select('i.id').limit(numberOf(limit)).offset(numberOf(offset));
    const byName =
      key === 'candidate'
        ? matching.orderBy('i.name_key', direction)
        : key === 'job'
          ? matching.leftJoin('job_ref as j', 'j.id', 'i.job_id').orderBy(TITLE_KEY, direction)
          : matching;
    return byName.orderBy('i.starts_at', direction).orderBy('i.id', direction);
  }

  /** Two walks along the same index, each as far as the page reaches at most: from today on, and back from today. */
  private upcomingIds(
    filter: InterviewFilter,
    { offset, limit }: Omit<Section, 'sort'>,
  ): Compilable<{ id: string }> {
    const today = parseTime(this.clock.today(), 'day');
    const walk = (isPast: boolean) =>
      this.inListScope(filter)
        .where('i.starts_at', isPast ? '<' : '>=', today)
        .orderBy('i.starts_at', isPast ? 'desc' : 'asc')
        .orderBy('i.id')
        .select(['i.id', 'i.starts_at', sql<boolean>`${sql.lit(isPast)}`.as('is_past')])
        .limit(numberOf(offset + limit));
    const statement = sql<{ id: string }>`
      select id from ((${walk(false)}) union all (${walk(true)})) walked
      order by is_past, case when not is_past then starts_at end, starts_at desc, id
      limit ${numberOf(limit)} offset ${numberOf(offset)}`.compile(this.kysely());
    return { compile: () => statement };
  }

  private inScope(filter: InterviewFilter): InterviewSelect {
    return this.matching(filter).where(inScope('interviews.read'));
  }

  private inListScope(filter: InterviewFilter): InterviewSelect {
    return this.matching(filter).where(inListScope());
  }

  private matching(filter: InterviewFilter): InterviewSelect {
    return matchingInterviews(this.kysely(), this.clock.now(), filter);
  }

  private kysely() {
    return this.database.kysely<InterviewTables>();
  }
}

/** A literal for the numbers of prepared statements. */
const numberOf = (rows: number) => (rows === 0 || PREPARED_LIMITS.has(rows) ? sql.lit(rows) : rows);

/** What a list shows for an interview without a job, or whose job is removed, is sorted too. */
const TITLE_KEY = sql<string>`coalesce(nullif(j.title_key, ''), plain(${sql.lit(TALENT_BANK_TITLE)}))`;
