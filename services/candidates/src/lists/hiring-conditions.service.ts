import { Injectable } from '@nestjs/common';
import type { HiringFilter } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { zonedDayOf } from './business-zone.js';
import type { HiringConditions } from './hiring-filter.js';

/** Finds the jobs of the department that a filter of hiring names. */
@Injectable()
export class HiringConditionsService {
  constructor(private readonly database: Database) {}

  async of({ startDate, endDate, department, job }: HiringFilter): Promise<HiringConditions> {
    const inDepartment = department === undefined ? undefined : await this.jobsOf(department);
    const jobId = job === undefined ? undefined : Number(job);
    return {
      firstDay: startDate === undefined ? undefined : zonedDayOf(startDate),
      lastDay: endDate === undefined ? undefined : zonedDayOf(endDate),
      jobIds:
        jobId === undefined
          ? inDepartment
          : [jobId].filter((id) => !inDepartment || inDepartment.includes(id)),
    };
  }

  private async jobsOf(department: string): Promise<number[]> {
    const sql = 'select id from job_ref where department = $1';
    const jobs = await this.database.read<{ id: number }>({
      name: 'jobs-of-department',
      text: sql,
      values: [department],
    });
    return jobs.map(({ id }) => id);
  }
}
