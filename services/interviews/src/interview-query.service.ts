import { Injectable } from '@nestjs/common';
import {
  MAX_INT4,
  type ClosedDayView,
  type DayRange,
  type InterviewCounts,
  type InterviewView,
  type ListInterviews,
  type SlotView,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock } from '@araucaria/platform';
import { BusinessCalendarService } from './business-calendar.service.js';
import { endOf, parseTime, slotsOf } from './business-time.js';
import { Interview } from './interview.entity.js';

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns of {@link InterviewView}, as `Interview.toView` gives them: lists are read too often to build entities. */
const VIEW = `
  id, candidate_id as "candidateId", job_id as "jobId", type as "interviewType",
  ${iso('starts_at')} as "interviewDate", status, notes, feedback,
  confirmed_by as "confirmedBy", ${iso('confirmed_at')} as "confirmedAt",
  ${iso('reschedule_requested_at')} as "rescheduleRequestedAt",
  email_sent as "emailSent", whatsapp_sent as "whatsappSent",
  json_build_object('sendEmail', send_email, 'sendWhatsApp', send_whatsapp, 'customMessage', custom_message)
    as "notificationOptions",
  cancelled_by_change as "cancelledByChange", revision, ${iso('created_at')} as "createdAt"`;

/** Reads interviews, their counts, and free slots. */
@Injectable()
export class InterviewQueryService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly calendar: BusinessCalendarService,
  ) {}

  list({ status, confirmed, jobId, candidateIds, jobIds, startDate, endDate }: ListInterviews) {
    const isSearch = candidateIds || jobIds;
    return this.database.prepared<InterviewView>(
      'interviews-filtered',
      `select ${VIEW} from interview
       where ($1::text is null or status = $1)
         and ($2::boolean is null or (status = 'scheduled' and (confirmed_by is not null) = $2))
         and ($3::int is null or job_id = $3)
         and ($4::int[] is null or candidate_id = any($4) or job_id = any($5::int[]))
         and ($6::timestamptz is null or starts_at >= $6)
         and ($7::timestamptz is null or starts_at < $7)
       order by starts_at, id`,
      [
        status,
        confirmed,
        jobId,
        isSearch && storableIds(candidateIds ?? []),
        isSearch && storableIds(jobIds ?? []),
        startDate && parseTime(startDate, 'startDate'),
        endDate && endOf(endDate, 'endDate'),
      ],
    );
  }

  byCandidateIds(ids: number[]): Promise<InterviewView[]> {
    return this.database.prepared<InterviewView>(
      'interviews-of-candidates',
      `select ${VIEW} from interview where candidate_id = any($1::int[]) order by starts_at, id`,
      [storableIds(ids)],
    );
  }

  async byId(id: string): Promise<InterviewView> {
    return (await this.database.read((em) => Interview.load(em, id))).toView();
  }

  /** The interview for the holder of the confirmation link. @throws {AppError} `NOT_FOUND` after the link has expired */
  async openById(id: string): Promise<InterviewView> {
    const interview = await this.database.read((em) => Interview.load(em, id));
    interview.assertLinkValid(this.clock.now());
    return interview.toView();
  }

  async counts(): Promise<InterviewCounts> {
    const [counts] = await this.database.prepared<InterviewCounts>(
      'interview-counts',
      `select count(*)::int as total,
         count(*) filter (where status = 'scheduled')::int as scheduled,
         count(*) filter (where status = 'scheduled' and confirmed_by is null)::int as pending,
         count(*) filter (where status = 'scheduled' and confirmed_by is not null)::int as confirmed,
         count(*) filter (where status = 'scheduled' and starts_at <= $1)::int as "awaitingOutcome",
         count(*) filter (where status = 'completed')::int as completed,
         count(*) filter (where status = 'cancelled')::int as cancelled
       from interview`,
      [this.clock.now()],
    );
    return counts as InterviewCounts;
  }

  closedDays({ startDate, endDate }: DayRange): Promise<ClosedDayView[]> {
    parseTime(startDate, 'startDate');
    parseTime(endDate, 'endDate');
    return this.calendar.closedDays(startDate, endDate);
  }

  /** Free future slots of a day; none on a closed day. @param day `YYYY-MM-DD` */
  async slots(day: string): Promise<SlotView[]> {
    const from = parseTime(day, 'day');
    if (!(await this.calendar.isOpen(day))) return [];
    const rows = await this.database.prepared<{ starts_at: Date }>(
      'slots-taken',
      `select starts_at from interview where status = 'scheduled' and starts_at >= $1 and starts_at < $2`,
      [from, endOf(day, 'day')],
    );
    const takenTimes = new Set(rows.map(({ starts_at }) => starts_at.getTime()));
    const now = this.clock.now();
    return slotsOf(day)
      .filter(({ startsAt }) => startsAt > now && !takenTimes.has(startsAt.getTime()))
      .map((slot) => ({ ...slot, startsAt: slot.startsAt.toISOString() }));
  }
}

/** Ids that fit the column; larger ones do not exist. */
const storableIds = (ids: number[]) => ids.filter((id) => id > 0 && id <= MAX_INT4);
