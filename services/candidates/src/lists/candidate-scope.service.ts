import { Injectable } from '@nestjs/common';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Permission } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { recordScope } from '@araucaria/platform';
import type { Candidate } from '../records/candidate.entity.js';

/** The candidates for whom the acting user has a permission: as a condition of queries, and as a filter of ids. */
@Injectable()
export class CandidateScopeService {
  constructor(private readonly database: Database) {}

  async filter(ids: number[], permission: Permission): Promise<number[]> {
    if (!ids.length || !recordScope(permission)) return ids;
    const rows = await this.database.read<{ id: number }>({
      name: 'candidates-in-scope',
      text: `select c.id from candidate c where c.id = any($1) and ${inScopeSql(2)}`,
      values: [ids, ...scopeValues(permission)],
    });
    return rows.map(({ id }) => id);
  }
}

/** Kysely's condition for queries in which `c` names the table `candidate`. */
export function inScope(permission: Permission): Expression<SqlBool> {
  const scope = recordScope(permission);
  if (!scope) return sql<SqlBool>`true`;
  return sql<SqlBool>`(c.job_id = any(${scope.jobIds}::int[]) or c.id = any(${scope.candidateIds}::int[]))`;
}

/** The same condition for a prepared statement; its values ({@link scopeValues}) are the parameters `n` and `n + 1`. */
export const inScopeSql = (n: number, alias = 'c'): string =>
  `($${n}::int[] is null or ${alias}.job_id = any($${n}) or ${alias}.id = any($${n + 1}::int[]))`;

/** Both null: the acting user is not limited. */
export function scopeValues(
  permission: Permission,
): [jobIds: number[] | null, candidateIds: number[] | null] {
  const scope = recordScope(permission);
  return scope ? [scope.jobIds, scope.candidateIds] : [null, null];
}

/** The same condition for a loaded candidate. */
export function isInScope({ id, jobId }: Candidate, permission: Permission): boolean {
  const scope = recordScope(permission);
  return !scope || (jobId != null && scope.jobIds.includes(jobId)) || scope.candidateIds.includes(id);
}
