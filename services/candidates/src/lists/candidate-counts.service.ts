import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  CANDIDATE_STATUSES,
  type CandidateStatus,
  type HiringStep,
  type Permission,
  type StageCount,
} from '@araucaria/contracts';
import { Database, isoDaySql, selectSql } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { WorkTracker, log, recordScope } from '@araucaria/platform';
import { CORRECT_COUNTS, COUNTING_MEMORY, FOLD_CHANGES, RANGES_OF_CHANGE } from './candidate-counts.sql.js';

/** Changes that a reader adds up before it has them folded into the counters: reading a thousand takes 0.2 ms. */
const MAX_CHANGES = 1_000;

/** Only one transaction at a time changes the counters. */
const COUNTS_LOCK = `hashtext('araucaria:candidate-counts')`;

/** Which candidates are counted. An absent condition includes all. */
export interface CountedCandidates {
  statuses?: readonly CandidateStatus[] | undefined;
  /** 0: talent bank. */
  jobIds?: readonly number[] | undefined;
  /** First and last day of registration in the business zone, `YYYY-MM-DD`. */
  firstDay?: string | undefined;
  lastDay?: string | undefined;
}

export interface CandidateGroup extends StageCount {
  step: HiringStep | null;
}

export const candidatesOf = (groups: ReadonlyArray<Pick<CandidateGroup, 'candidates'>>): number =>
  groups.reduce((total, { candidates }) => total + candidates, 0);

/** The candidates of each status that has any. */
export const byStatus = (groups: readonly StageCount[]): StageCount[] =>
  CANDIDATE_STATUSES.map((status) => ({
    status,
    candidates: candidatesOf(groups.filter((group) => group.status === status)),
  })).filter(({ candidates }) => candidates > 0);

/** The day on which a row of a sort order is found. */
interface DayPosition {
  /** `YYYY-MM-DD` */
  day: string;
  /** Rows of the order before that day. */
  before: number;
}

/** The range of an order by score or name in which a row is found. */
export interface RangePosition {
  /** The score, or the first letters of the name. */
  group: string;
  /** The block of ids (`id >> 10`), or the first eight letters of the name. */
  start: string;
  /** Rows of the order before that range. */
  before: number;
}

const GROUP_COLUMNS = 'status, hiring_step, candidates';

/**
 * Numbers of candidates outside quarantine, from the counters of `candidate_count` and the changes that are not folded into
 * them yet. Every number is exact as of its statement. Counters know no scope: callers give the jobs of a limited user.
 */
@Injectable()
export class CandidateCountsService {
  private folding: Promise<unknown> | undefined;

  constructor(
    private readonly database: Database,
    private readonly tracker: WorkTracker,
  ) {}

  async total(counted: CountedCandidates): Promise<number> {
    const [row] = await this.rows<{ total: number; changes: number }>(
      sql`select coalesce(sum(candidates), 0)::int as total, coalesce(sum(is_change), 0)::int as changes
        from ${countersOf(counted, 'candidates')}`,
    );
    if (row && row.changes > MAX_CHANGES) this.foldSoon();
    return row?.total ?? 0;
  }

  /** The candidates for whom the acting user has the permission, by status and step. */
  groups(permission: Permission): Promise<CandidateGroup[]> {
    const scope = recordScope(permission);
    if (!scope) return this.rows(sumGroups(countersOf({}, GROUP_COLUMNS)));
    return this.groupsInScope(scope.jobIds, scope.candidateIds);
  }

  /** The candidates of one job by status and step. The caller has checked that the acting user may see them. */
  groupsOfJob(jobId: number): Promise<CandidateGroup[]> {
    return this.groupsInScope([jobId], []);
  }

  /** Candidates of other jobs who are in scope by themselves are few, and are counted one by one. */
  private groupsInScope(jobIds: number[], candidateIds: number[]): Promise<CandidateGroup[]> {
    const ofOthers = sql`select c.status, coalesce(c.hiring_step, ''), 1 from candidate c
      where c.id = any(${candidateIds}::int[]) and (c.job_id is null or c.job_id <> all(${jobIds}::int[]))`;
    const ofJobs = sql`select ${sql.raw(GROUP_COLUMNS)} from ${countersOf({ jobIds }, GROUP_COLUMNS)}`;
    return this.rows(sumGroups(sql`(${ofJobs} union all ${ofOthers}) grouped`));
  }

  /**
   * The day of the candidate at `offset` in the order of registration, among those counted.
   * @returns undefined if there are no more than `offset`
   */
  async dayAt(
    counted: CountedCandidates,
    descending: boolean,
    offset: number,
  ): Promise<DayPosition | undefined> {
    const direction = sql.raw(descending ? 'desc' : 'asc');
    const [position] = await this.rows<DayPosition>(sql`
      with days as (
          select day, sum(candidates) as candidates from ${countersOf(counted, 'day, candidates', true)} group by day),
        running as (select day, candidates, sum(candidates) over (order by day ${direction}) as upto from days)
      select ${sql.raw(isoDaySql('day'))} as day, (upto - candidates)::int as before from running
      where upto > ${offset}::int order by day ${direction} limit 1`);
    return position;
  }

  /**
   * The range of the candidate at `offset` in the order by score or by name, among all.
   * @returns undefined if there are no more than `offset`
   */
  async rangeAt(
    sort: 'score' | 'name',
    descending: boolean,
    offset: number,
  ): Promise<RangePosition | undefined> {
    const direction = sql.raw(descending ? 'desc' : 'asc');
    const running = (kind: string, keyColumn: string, where = 'true') => {
      const [key, ofKind] = [sql.raw(keyColumn), sql.raw(`sort = '${kind}' and ${where}`)];
      return sql`
        select ${key}, candidates, sum(candidates) over (order by ${key} ${direction}) as upto from (
          select ${key}, sum(candidates) as candidates from (
            select range_group, range_start, candidates from candidate_range where ${ofKind}
            union all
            select range_group, range_start, candidates from candidate_count_change ${sql.raw(RANGES_OF_CHANGE)}
            where ${ofKind}) stored group by ${key}) ranges`;
    };
    const [position] = await this.rows<RangePosition>(sql`
      with in_group as (
        select range_group, upto - candidates as before from (${running(`${sort}-group`, 'range_group')}) groups
        where upto > ${offset}::int order by range_group ${direction} limit 1)
      select range_group as "group", range_start as start, (before + upto - candidates)::int as before from in_group,
        lateral (${running(sort, 'range_start', 'range_group = in_group.range_group')}) starts
      where before + upto > ${offset}::int order by range_start ${direction} limit 1`);
    return position;
  }

  private rows<R>(statement: RawBuilder<unknown>): Promise<R[]> {
    return selectSql<R>(this.database, statement, { isPrepared: true });
  }

  /** Every ten minutes, for changes that no reader has had folded. */
  @Cron('candidate-counts', '*/10 * * * *')
  async fold(): Promise<{ folded: number }> {
    return this.database.transaction(async (em) => {
      const [lock] = await em.execute<Array<{ locked: boolean }>>(
        `select pg_try_advisory_xact_lock(${COUNTS_LOCK}) as locked`,
      );
      if (!lock?.locked) return { folded: 0 };
      await em.execute(COUNTING_MEMORY);
      const [row] = await em.execute<Array<{ folded: number }>>(FOLD_CHANGES);
      return { folded: row?.folded ?? 0 };
    });
  }

  /** Compares the counters with the candidates every night, and corrects them. They never differ unless there is a fault. */
  @Cron('candidate-counts-check', '10 4 * * *')
  async correct(): Promise<{ corrected: number }> {
    return this.database.transaction(async (em) => {
      // A statement of its own: the snapshot of the next one begins after another correction has ended.
      await em.execute(`select pg_advisory_xact_lock(${COUNTS_LOCK})`);
      await em.execute(COUNTING_MEMORY);
      const [row] = await em.execute<Array<{ corrected: number }>>(CORRECT_COUNTS);
      await em.execute('delete from candidate_count where candidates = 0');
      await em.execute('delete from candidate_range where candidates = 0');
      const corrected = row?.corrected ?? 0;
      if (corrected) log.error({ corrected }, 'the counters of candidates differed from the candidates');
      return { corrected };
    });
  }

  private foldSoon(): void {
    this.folding ??= this.tracker
      .track(() => this.fold())
      .catch((error: unknown) => log.warn({ err: error }, 'the counters of candidates could not be folded'))
      .finally(() => (this.folding = undefined));
  }
}

/**
 * The counters and the changes with what is counted, as a table expression.
 * @param byDay takes counters that are divided by day, also without a condition on days
 */
function countersOf(
  { statuses, jobIds, firstDay, lastDay }: CountedCandidates,
  columns: string,
  byDay = false,
): RawBuilder<unknown> {
  const isByDay = byDay || firstDay !== undefined || lastDay !== undefined;
  const kind = isByDay ? (jobIds ? 'job-day' : statuses ? 'day-status' : 'day') : jobIds ? 'job' : 'status';
  const conditions = [
    jobIds && sql`job_id = any(${jobIds}::int[])`,
    statuses && sql`status = any(${statuses}::text[])`,
    firstDay && sql`day >= ${firstDay}::date`,
    lastDay && sql`day <= ${lastDay}::date`,
  ].filter((condition) => typeof condition === 'object');
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const ofKind = sql.raw(`kind = '${kind}'${jobIds ? '' : ' and job_id is null'}`);
  const counted = sql.raw(columns);
  return sql`(select ${counted}, 0 as is_change from candidate_count where ${ofKind} and ${where}
    union all select ${counted}, 1 from candidate_count_change where ${where}) counters`;
}

const sumGroups = (source: RawBuilder<unknown>): RawBuilder<CandidateGroup> => sql`
  select status, nullif(hiring_step, '') as step, sum(candidates)::int as candidates
  from ${source} group by status, hiring_step having sum(candidates) <> 0`;
