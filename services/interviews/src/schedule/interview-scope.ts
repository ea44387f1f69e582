import { sql, type Expression, type SqlBool } from 'kysely';
import type { InterviewView, Permission } from '@araucaria/contracts';
import { recordScope } from '@araucaria/platform';

/** The interviews for which the acting user has the permission; `i` names the table `interview`. */
export function inScope(permission: Permission): Expression<SqlBool> {
  const scope = recordScope(permission);
  if (!scope) return sql<SqlBool>`true`;
  const { jobIds, interviewerId } = scope;
  return sql<SqlBool>`(i.job_id = any(${jobIds}::int[]) or i.interviewer_ids @> array[${interviewerId}::int])`;
}

/**
 * The interviews of a list: those for which the acting user has the permission, and whose candidate they may see. Without the candidate a
 * list has nothing to show of an interview.
 */
export function inListScope(): Expression<SqlBool> {
  const scope = recordScope('candidates.read');
  if (!scope) return inScope('interviews.read');
  const { jobIds, candidateIds } = scope;
  return sql<SqlBool>`(${inScope('interviews.read')}
    and (i.job_id = any(${jobIds}::int[]) or i.candidate_id = any(${candidateIds}::int[])))`;
}

/** The same condition as {@link inScope} for a prepared statement; its values ({@link scopeValues}) are the parameters `n` and `n + 1`. */
export const inScopeSql = (n: number): string =>
  `($${n}::int[] is null or i.job_id = any($${n}) or i.interviewer_ids @> array[$${n + 1}::int])`;

/** `jobIds` is null: the acting user is not limited. */
export function scopeValues(permission: Permission): [jobIds: number[] | null, interviewerId: number | null] {
  const scope = recordScope(permission);
  return scope ? [scope.jobIds, scope.interviewerId] : [null, null];
}

/** The same condition for a loaded interview. */
export function isInScope(
  { jobId, interviewerIds }: Pick<InterviewView, 'jobId' | 'interviewerIds'>,
  permission: Permission,
): boolean {
  const scope = recordScope(permission);
  if (!scope) return true;
  const { jobIds, interviewerId } = scope;
  return jobIds.includes(jobId) || (interviewerId !== null && interviewerIds.includes(interviewerId));
}
