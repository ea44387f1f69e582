import { Injectable } from '@nestjs/common';
import {
  HIRED_STATUSES,
  type HireTimeline,
  type HiresSince,
  type HiringFilter,
  CandidatesRpc,
} from '@araucaria/contracts';
import { Database, isoDaySql } from '@araucaria/database';
import { BUSINESS_ZONE, Clock, Rpc } from '@araucaria/platform';
import { inScopeSql, scopeValues } from './candidate-scope.service.js';
import { hiringConditionsOf, hiringConditionsSql } from './hiring-filter.js';
import { barsOf, timelinePeriod } from './timeline.js';

const dayOf = (column: string): string => `(${column} at time zone '${BUSINESS_ZONE}')::date`;
const startOf = (day: string): string => `${day}::timestamp at time zone '${BUSINESS_ZONE}'`;

/** Hires of a period by the day of the hire, which may not be the day on which it was registered. */
@Injectable()
export class HireTimelineService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Rpc(CandidatesRpc.hireTimeline)
  async timeline(filter: HiringFilter): Promise<HireTimeline> {
    const { jobIds, ...days } = await hiringConditionsOf(this.database, filter);
    const period = timelinePeriod(days.firstDay, days.lastDay, this.clock.today());
    const { unit, bars } = barsOf(period.firstDay, period.lastDay);
    const ofPeriod = hiringConditionsSql({ jobIds, ...period }, 'hire_date', 4);
    const ofJobs = hiringConditionsSql({ jobIds }, 'hire_date', 6);
    const scope = scopeValues('hiring.read');
    const [[figures], points] = await Promise.all([
      this.database.read<Pick<HireTimeline, 'hires' | 'medianDays'>>({
        name: `hires ${ofPeriod.shape}`,
        // A hire may be dated before the application.
        text: `select count(*)::int as hires, round(percentile_cont(0.5) within group (
           order by greatest(0, ${dayOf('c.hire_date')} - ${dayOf('c.created_at')})))::int as "medianDays"
         from candidate c where c.status = any($1) and ${inScopeSql(2)} and ${ofPeriod.where}`,
        values: [HIRED_STATUSES, ...scope, ...ofPeriod.values],
      }),
      this.database.read<HiresSince>({
        name: `hires-of-bars ${ofJobs.shape}`,
        text: `select ${isoDaySql('b.start')} as "startsOn", count(c.id)::int as hires
         from unnest($1::date[], $2::date[]) as b(start, "end")
         left join candidate c on c.status = any($3) and ${inScopeSql(4)} and ${ofJobs.where}
           and c.hire_date >= ${startOf('b.start')} and c.hire_date < ${startOf('b."end"')}
         group by b.start order by b.start`,
        values: [
          bars.map(({ startsOn }) => startsOn),
          bars.map(({ endsBefore }) => endsBefore),
          HIRED_STATUSES,
          ...scope,
          ...ofJobs.values,
        ],
      }),
    ]);
    return { hires: figures?.hires ?? 0, medianDays: figures?.medianDays ?? null, unit, points };
  }
}
