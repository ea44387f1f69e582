import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import {
  DEFAULT_DURATION_MINUTES,
  InterviewsRpc,
  MAX_INT4,
  MINUTE_MS,
  type ById,
  type ByIds,
  type ByInterviewId,
  type ClosedDayView,
  type DayRange,
  type InterviewOverlapView,
  type InterviewView,
  type PlannedInterviewTime,
  type SlotView,
  type SlotsOfDay,
} from '@araucaria/contracts';
import { anyOf, Database } from '@araucaria/database';
import { Clock, Rpc } from '@araucaria/platform';
import { BusinessCalendarService } from '../schedule/business-calendar.service.js';
import { assertDay, endOf, parseTime, slotsOf } from '../schedule/business-time.js';
import { matchingInterviews, selectViews, sortByTime } from './interview-query.js';
import { inScopeSql, isInScope, scopeValues } from '../schedule/interview-scope.js';
import type { InterviewTables } from '../schedule/interview-tables.js';
import { Interview } from '../schedule/interview.entity.js';

/** Reads interviews and free slots. */
@Injectable()
export class InterviewQueryService {
  /** Compiled once; its parameter is the array of ids. The gateway's loaders call it for every list. */
  private readonly byCandidateIdsSql: string;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly calendar: BusinessCalendarService,
  ) {
    const ofCandidates = matchingInterviews(database.kysely<InterviewTables>(), clock.now())
      .where('i.candidate_id', '=', anyOf<number>([]))
      .where(sql<SqlBool>`${sql.raw(inScopeSql(2))}`);
    this.byCandidateIdsSql = selectViews(sortByTime(ofCandidates)).compile().sql;
  }

  @Rpc(InterviewsRpc.byCandidateIds)
  byCandidateIds({ ids }: ByIds): Promise<InterviewView[]> {
    return this.database.read<InterviewView>({
      name: 'interviews-of-candidates',
      text: this.byCandidateIdsSql,
      values: [storableIds(ids), ...scopeValues('interviews.read')],
    });
  }

  @Rpc(InterviewsRpc.byId)
  async byId({ id }: ByInterviewId): Promise<InterviewView> {
    const interview = await this.database.read((em) => Interview.load(em, id));
    if (!isInScope(interview, 'interviews.read')) throw Interview.notFound();
    return interview.toView();
  }

  /** The interview for the holder of the confirmation link. @throws {AppError} `NOT_FOUND` after the link has expired */
  @Rpc(InterviewsRpc.openById)
  async openById({ id }: ByInterviewId): Promise<InterviewView> {
    const interview = await this.database.read((em) => Interview.load(em, id));
    interview.assertLinkValid(this.clock.now());
    return interview.toView();
  }

  @Rpc(InterviewsRpc.candidatesOfInterviewer)
  async candidatesOfInterviewer({ id: userId }: ById): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>({
      name: 'candidates-of-interviewer',
      text: `select distinct candidate_id as id from interview
       where interviewer_ids @> array[$1::int] and status <> 'cancelled' order by 1`,
      values: [userId],
    });
    return rows.map(({ id }) => id);
  }

  /** Overlaps are shown to every user: like the free slots, they name no candidate. */
  @Rpc(InterviewsRpc.overlaps)
  async overlaps(planned: PlannedInterviewTime): Promise<InterviewOverlapView[]> {
    const { candidateId, interviewerIds = [], durationMinutes = DEFAULT_DURATION_MINUTES } = planned;
    const start = parseTime(planned.interviewDate, 'interviewDate');
    const end = new Date(start.getTime() + durationMinutes * MINUTE_MS);
    const rows = await this.database.read<Omit<InterviewOverlapView, 'interviewDate'> & { startsAt: Date }>({
      name: 'overlapping-interviews',
      text: `select starts_at as "startsAt", duration_minutes as "durationMinutes", candidate_id = $3 as "isSameCandidate",
         array(select unnest(interviewer_ids) intersect select unnest($4::int[]) order by 1) as "interviewerIds"
       from interview
       where status = 'scheduled' and not is_hidden and starts_at < $2
         and starts_at + make_interval(mins => duration_minutes) > $1
         and (candidate_id = $3 or interviewer_ids && $4::int[]) and id::text <> $5
       order by starts_at, id`,
      values: [start, end, candidateId, storableIds(interviewerIds), planned.exceptId ?? ''],
    });
    return rows.map(({ startsAt, ...row }) => ({ ...row, interviewDate: startsAt.toISOString() }));
  }

  @Rpc(InterviewsRpc.closedDays)
  closedDays({ startDate, endDate }: DayRange): Promise<ClosedDayView[]> {
    assertDay(startDate, 'startDate');
    assertDay(endDate, 'endDate');
    return this.calendar.closedDays(startDate, endDate);
  }

  /** Free future slots of a day; none on a closed day. @param day `YYYY-MM-DD` */
  @Rpc(InterviewsRpc.slots)
  async slots({ day }: SlotsOfDay): Promise<SlotView[]> {
    const from = parseTime(day, 'day');
    if (!(await this.calendar.isOpen(day))) return [];
    const rows = await this.database.read<{ starts_at: Date }>({
      name: 'slots-taken',
      text: `select starts_at from interview where status = 'scheduled' and starts_at >= $1 and starts_at < $2`,
      values: [from, endOf(day, 'day')],
    });
    const takenTimes = new Set(rows.map(({ starts_at }) => starts_at.getTime()));
    const now = this.clock.now();
    return slotsOf(day)
      .filter(({ startsAt }) => startsAt > now && !takenTimes.has(startsAt.getTime()))
      .map((slot) => ({ ...slot, startsAt: slot.startsAt.toISOString() }));
  }
}

/** Ids that fit the column; larger ones do not exist. */
const storableIds = (ids: number[]) => ids.filter((id) => id > 0 && id <= MAX_INT4);
