import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  InterviewsRpc,
  MAX_COUNTED_RESULTS,
  type InterviewCounts,
  type InterviewFilter,
} from '@araucaria/contracts';
import { Database, correctRowCounts, foldRowCounts, selectSql } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { Clock, Rpc, log, recordScope } from '@araucaria/platform';
import { INTERVIEW_COUNTS } from './interview-counts.sql.js';
import { matchingInterviews } from './interview-query.js';
import { inListScope } from '../schedule/interview-scope.js';
import type { InterviewTables } from '../schedule/interview-tables.js';

const sum = (condition: string) => `coalesce(sum(counted) filter (where ${condition}), 0)::int`;

/** Of all interviews, from the counts that triggers keep. */
const COUNTS_OF_ALL = `
  select ${sum('true')} as total, ${sum(`status = 'scheduled'`)} as scheduled,
    ${sum(`status = 'scheduled' and not is_confirmed`)} as pending,
    ${sum(`status = 'scheduled' and is_confirmed`)} as confirmed,
    ${sum(`status = 'completed'`)} as completed, ${sum(`status = 'cancelled'`)} as cancelled,
    (select count(*)::int from interview i where status = 'scheduled' and starts_at <= $1 and not is_hidden) as "awaitingOutcome"
  from interview_count figures`;

/** What each number counts; the other two are sums. */
const STATES = {
  pending: { status: 'scheduled', confirmed: false },
  confirmed: { status: 'scheduled', confirmed: true },
  awaitingOutcome: { awaitingOutcome: true },
  completed: { status: 'completed' },
  cancelled: { status: 'cancelled' },
} as const satisfies { [State in keyof InterviewCounts]?: InterviewFilter };

@Injectable()
export class InterviewCountsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of all interviews from the counts that triggers keep; matching ones one by one, as {@link total}. */
  @Rpc(InterviewsRpc.counts)
  async read(filter: InterviewFilter): Promise<InterviewCounts> {
    if (!isFiltered(filter) && !recordScope('interviews.read')) return this.ofAll();
    const states = Object.entries(STATES).map(
      ([state, conditions]) => sql`${this.count(filter, conditions)} as ${sql.ref(state)}`,
    );
    const counts = await this.one<Record<keyof typeof STATES, number>>(sql`select ${sql.join(states)}`);
    const scheduled = counts.pending + counts.confirmed;
    return { ...counts, scheduled, total: scheduled + counts.completed + counts.cancelled };
  }

  /** How many match; at most {@link MAX_COUNTED_RESULTS} + 1, unless it is a number of all interviews. */
  async total(filter: InterviewFilter): Promise<number> {
    const kept = recordScope('interviews.read') ? undefined : keptNumberOf(filter);
    if (kept) return (await this.ofAll())[kept];
    return (await this.one<{ total: number }>(sql`select ${this.count(filter)} as total`)).total;
  }

  private async ofAll(): Promise<InterviewCounts> {
    const [counts] = await this.database.read<InterviewCounts>({
      name: 'interview-counts',
      text: COUNTS_OF_ALL,
      values: [this.clock.now()],
    });
    return counts as InterviewCounts;
  }

  private count(...filters: InterviewFilter[]): RawBuilder<number> {
    const counted = matchingInterviews(this.database.kysely<InterviewTables>(), this.clock.now(), ...filters)
      .where(inListScope())
      .select(sql`1`.as('one'))
      .limit(MAX_COUNTED_RESULTS + 1);
    return sql<number>`(select count(*)::int from (${counted}) counted)`;
  }

  private async one<R>(query: RawBuilder<unknown>): Promise<R> {
    const [row] = await selectSql<R>(this.database, query);
    return row as R;
  }

  @Cron('interview-counts', '*/10 * * * *')
  async fold(): Promise<{ folded: number }> {
    return { folded: await this.database.transaction((em) => foldRowCounts(em, INTERVIEW_COUNTS)) };
  }

  /** They never differ unless there is a fault. */
  @Cron('interview-counts-check', '20 4 * * *')
  async correct(): Promise<{ corrected: number }> {
    const corrected = await this.database.transaction((em) => correctRowCounts(em, INTERVIEW_COUNTS));
    if (corrected) log.error({ corrected }, 'the counts of interviews differed from the interviews');
    return { corrected };
  }
}

/** The names and values of the conditions that are set; null is absent, as in GraphQL. */
const conditionsIn = (filter: InterviewFilter) =>
  Object.entries(filter).filter(([, value]) => value !== undefined && value !== null);

const isFiltered = (filter: InterviewFilter): boolean => conditionsIn(filter).length > 0;

/** The number that counts exactly the matching interviews; undefined: there is none. */
function keptNumberOf(filter: InterviewFilter): keyof InterviewCounts | undefined {
  if (!isFiltered(filter)) return 'total';
  const conditions = JSON.stringify(conditionsIn(filter).sort());
  const numbers = Object.entries({ ...STATES, scheduled: { status: 'scheduled' } } as const);
  const found = numbers.find(([, state]) => JSON.stringify(conditionsIn(state).sort()) === conditions);
  return found?.[0] as keyof InterviewCounts | undefined;
}
