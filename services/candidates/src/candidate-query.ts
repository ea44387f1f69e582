import {
  DECIDED_STATUSES,
  ELIGIBLE_STATUSES,
  type CandidateFilter,
  type CandidateSort,
} from '@araucaria/contracts';
import { endOfDayInstant, fromInstant } from './business-days.js';

const iso = (column: string) => `to_char(c.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns of `CandidateView`, named and formatted by PostgreSQL: lists are read too often to build entities. */
export const VIEW = `
  c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone, c.address, c.city, c.state,
  c.country, c.zip, c.education_level as "educationLevel", c.education_course as "educationCourse",
  c.experience_summary as "experienceSummary", c.linkedin_url as "linkedinUrl",
  c.portfolio_url as "portfolioUrl", c.additional_info as "additionalInfo", c.cover_letter as "coverLetter",
  c.job_id as "jobId", j.title as "jobTitle", c.score, ${iso('scored_at')} as "scoredAt", c.status, c.referral_code as "referralCode",
  c.referrer_name as "referrerName", c.referrer_email as "referrerEmail", c.resume_key as "resumeKey",
  c.resume_filename as "resumeFilename", c.resume_content_type as "resumeContentType",
  c.ip_address as "ipAddress", ${iso('created_at')} as "createdAt", ${iso('approved_date')} as "approvedDate",
  ${iso('hire_date')} as "hireDate", c.hiring_step as "hiringStep",
  to_char(c.start_date, 'YYYY-MM-DD') as "startDate", ${iso('status_decided_at')} as "statusDecidedAt",
  ${iso('step_decided_at')} as "stepDecidedAt", c.consent_version as "consentVersion",
  ${iso('consent_at')} as "consentAt", ${iso('retention_until')} as "retentionUntil"`;

export const FROM = 'candidate c left join job_ref j on j.id = c.job_id';

/** Order of a list; ties go by id in the same direction, so that one index serves both directions. */
export const ORDERS: Readonly<Record<CandidateSort, string>> = {
  createdAt: 'c.created_at, c.id',
  '-createdAt': 'c.created_at desc, c.id desc',
  score: 'c.score, c.id',
  '-score': 'c.score desc, c.id desc',
  name: 'c.name_key, c.id',
  '-name': 'c.name_key desc, c.id desc',
};

/** More words than a name and an address have only cost time. */
const MAX_WORDS = 10;

/** The condition of a statement, with values numbered as they join it. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** Each `$` in the condition stands for the next value. */
  add(condition: string, ...values: unknown[]): this {
    const queue = [...values];
    this.parts.push(condition.replaceAll('$', () => `$${this.values.push(queue.shift())}`));
    return this;
  }

  /** Every condition that the filter gives. */
  static of({ status, job, search, startDate, endDate }: CandidateFilter): Conditions {
    const conditions = new Conditions();
    if (status) conditions.add('c.status = any($)', status);
    // The contract has turned every word for the talent bank into 0.
    if (job === 0) conditions.add('c.job_id is null');
    else if (job !== undefined) conditions.add('c.job_id = $', job);
    for (const word of wordsOf(search)) {
      conditions.add(`c.search_text like '%' || plain($) || '%'`, escapeLike(word));
    }
    if (startDate) conditions.add('c.created_at >= $', fromInstant(startDate));
    if (endDate) conditions.add('c.created_at < $', endOfDayInstant(endDate));
    return conditions;
  }

  /** Only those who may be invited to an interview: `isEligibleForInterview` in SQL. */
  eligible(): this {
    return this.add(
      '(c.status = any($) or (c.referral_code is not null and c.status <> all($)))',
      ELIGIBLE_STATUSES,
      DECIDED_STATUSES,
    );
  }

  get where(): string {
    return this.parts.length ? `where ${this.parts.join(' and ')}` : '';
  }
}

function wordsOf(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
