import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { HiringFilter } from '@araucaria/contracts';
import { anyOf, selectSql, type Database } from '@araucaria/database';
import { validateInput } from '@araucaria/platform';
import { endInstantOf, startInstantOf, zonedDayOf } from './business-zone.js';
import { candidate } from './candidate-query.js';
import { inScope } from './candidate-scope.service.js';

/** Which candidates the figures of hiring count. An absent condition includes all. */
export interface HiringConditions {
  /** First and last day in the business zone, `YYYY-MM-DD`. */
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  /** 0: talent bank. */
  jobIds?: readonly number[] | undefined;
}

/** Callers that count everybody send no filter. */
export const hiringFilterOf = (input: HiringFilter | void | null): Promise<HiringFilter> =>
  validateInput(HiringFilter, input ?? {});

export async function hiringConditionsOf(
  database: Database,
  { startDate, endDate, department, job }: HiringFilter,
): Promise<HiringConditions> {
  const inDepartment = department === undefined ? undefined : await jobsOf(database, department);
  const jobId = job === undefined ? undefined : Number(job);
  return {
    firstDay: startDate === undefined ? undefined : zonedDayOf(startDate),
    lastDay: endDate === undefined ? undefined : zonedDayOf(endDate),
    jobIds:
      jobId === undefined ? inDepartment : [jobId].filter((id) => !inDepartment || inDepartment.includes(id)),
  };
}

async function jobsOf(database: Database, department: string): Promise<number[]> {
  const jobs = await database.read<{ id: number }>({
    name: 'jobs-of-department',
    text: 'select id from job_ref where department = $1',
    values: [department],
  });
  return jobs.map(({ id }) => id);
}

export const isLimited = (conditions: HiringConditions): boolean =>
  Object.values(conditions).some((condition) => condition !== undefined);

/** Whether the candidate `c` counts: within the limits of the acting user and the conditions, of which the days are those of `column`. */
export function isCounted(
  { firstDay, lastDay, jobIds }: HiringConditions,
  column: 'c.created_at' | 'c.hire_date',
): Expression<SqlBool> {
  const conditions = [inScope('hiring.read')];
  if (firstDay) conditions.push(candidate(column, '>=', startInstantOf(firstDay)));
  if (lastDay) conditions.push(candidate(column, '<', endInstantOf(lastDay)));
  if (jobIds)
    conditions.push(
      sql<SqlBool>`(c.job_id = ${anyOf(jobIds)} or (c.job_id is null and 0 = ${anyOf(jobIds)}))`,
    );
  return candidate.and(conditions);
}

/** From the primary, where a change of the acting user is shown. */
export const hiringRows = <R>(database: Database, statement: RawBuilder<unknown>): Promise<R[]> =>
  selectSql<R>(database, statement, { isPrepared: true, fromReplica: false });
