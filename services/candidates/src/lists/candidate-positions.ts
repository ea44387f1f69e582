import { sql, type Expression, type SqlBool } from 'kysely';
import type { CandidateFilter } from '@araucaria/contracts';
import { recordScope } from '@araucaria/platform';
import { endInstantOf, firstWholeDayFrom, startInstantOf, zonedDayOf } from './business-zone.js';
import type { CountedCandidates, RangePosition } from './candidate-counts.service.js';
import { candidate } from './candidate-query.js';

/** Ids in a range of the order by score (`id >> 10`). */
const IDS_PER_BLOCK = 1_024;
/** Follows every name that begins with the same letters. */
const LAST_CHARACTER = '\u{10ffff}';
/** Characters of a name that make its range. */
const NAME_START_CHARACTERS = 8;

/**
 * The counters for a filter and the scope of the acting user.
 * @returns `isComplete`: whether they hold all candidates that match
 */
export function countersFor({ status, job, startDate, endDate }: CandidateFilter): {
  counted: CountedCandidates;
  isComplete: boolean;
} {
  const scope = recordScope('candidates.read');
  const jobId = job === undefined ? undefined : Number(job);
  const jobIds = jobId === undefined ? scope?.jobIds : !scope || scope.jobIds.includes(jobId) ? [jobId] : [];
  const firstDay = startDate === undefined ? undefined : firstWholeDayFrom(startDate);
  const isWholeDay = startDate === undefined || firstDay === zonedDayOf(startDate);
  return {
    counted: {
      statuses: status,
      jobIds,
      firstDay,
      lastDay: endDate === undefined ? undefined : zonedDayOf(endDate),
    },
    isComplete: isWholeDay && !scope?.candidateIds.length,
  };
}

export const fromDay = (day: string, isDescending: boolean): Expression<SqlBool> =>
  isDescending
    ? candidate('c.created_at', '<', endInstantOf(day))
    : candidate('c.created_at', '>=', startInstantOf(day));

export function fromScore({ group, start }: RangePosition, isDescending: boolean): Expression<SqlBool> {
  const firstId = Number(start) * IDS_PER_BLOCK;
  return isDescending
    ? sql<SqlBool>`(c.score, c.id) <= (${Number(group)}::int, ${firstId + IDS_PER_BLOCK - 1}::bigint)`
    : sql<SqlBool>`(c.score, c.id) >= (${Number(group)}::int, ${firstId}::bigint)`;
}

/** Rows from the range on, in the order by name. A shorter start is the whole name. */
export function fromName({ start }: RangePosition, isDescending: boolean): Expression<SqlBool> {
  if (!isDescending) return candidate('c.name_key', '>=', start);
  const isWholeName = [...start].length < NAME_START_CHARACTERS;
  return candidate('c.name_key', '<=', isWholeName ? start : start + LAST_CHARACTER);
}
