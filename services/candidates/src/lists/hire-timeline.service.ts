import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  CandidatesRpc,
  HIRED_STATUSES,
  type HireTimeline,
  type HiresSince,
  type HiringFilter,
} from '@araucaria/contracts';
import { anyOf, Database, isoDaySql } from '@araucaria/database';
import { BUSINESS_ZONE, Clock, Rpc } from '@araucaria/platform';
import { hiringConditionsOf, hiringRows, isCounted } from './hiring-filter.js';
import { barsOf, timelinePeriod } from './timeline.js';

const dayOf = (column: string) => sql.raw(`(${column} at time zone '${BUSINESS_ZONE}')::date`);
const startOf = (day: string) => sql.raw(`${day}::timestamp at time zone '${BUSINESS_ZONE}'`);

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
    const [[figures], points] = await Promise.all([
      // A hire may be dated before the application.
      hiringRows<Pick<HireTimeline, 'hires' | 'medianDays'>>(
        this.database,
        sql`select count(*)::int as hires, round(percentile_cont(0.5) within group (
            order by greatest(0, ${dayOf('c.hire_date')} - ${dayOf('c.created_at')})))::int as "medianDays"
          from candidate c where c.status = ${anyOf(HIRED_STATUSES)} and ${isCounted({ jobIds, ...period }, 'c.hire_date')}`,
      ),
      hiringRows<HiresSince>(
        this.database,
        sql`select ${sql.raw(isoDaySql('b.start'))} as "startsOn", count(c.id)::int as hires
          from unnest(${bars.map(({ startsOn }) => startsOn)}::date[], ${bars.map(({ endsBefore }) => endsBefore)}::date[])
            as b(start, "end")
          left join candidate c on c.status = ${anyOf(HIRED_STATUSES)} and ${isCounted({ jobIds }, 'c.hire_date')}
            and c.hire_date >= ${startOf('b.start')} and c.hire_date < ${startOf('b."end"')}
          group by b.start order by b.start`,
      ),
    ]);
    return { hires: figures?.hires ?? 0, medianDays: figures?.medianDays ?? null, unit, points };
  }
}
