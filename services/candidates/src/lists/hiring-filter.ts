import { HiringFilter } from '@araucaria/contracts';
import type { Database } from '@araucaria/database';
import { validateInput } from '@araucaria/platform';
import { endInstantOf, startInstantOf, zonedDayOf } from './business-zone.js';

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

/** The conditions of a filter, with the jobs of its department. */
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
/**
 * The conditions as SQL, in which `c` names the table `candidate`, with the parameters from number `n` on. Statements of one shape have
 * one text.
 */
export function hiringConditionsSql(
  { firstDay, lastDay, jobIds }: HiringConditions,
  column: 'created_at' | 'hire_date',
  n: number,
): { where: string; values: unknown[]; shape: string } {
  const conditions = [
    ['from', firstDay && startInstantOf(firstDay), (p: string) => `c.${column} >= ${p}`],
    ['until', lastDay && endInstantOf(lastDay), (p: string) => `c.${column} < ${p}`],
    [
      'jobs',
      jobIds,
      (p: string) => `(c.job_id = any(${p}::int[]) or (c.job_id is null and 0 = any(${p}::int[])))`,
    ],
  ] as const;
  const given = conditions.filter(([, value]) => value !== undefined);
  return {
    where: ['true', ...given.map(([, , condition], index) => condition(`$${n + index}`))].join(' and '),
    values: given.map(([, value]) => value),
    shape: given.map(([name]) => name).join(' ') || 'all',
  };
}
