import { Injectable } from '@nestjs/common';
import type { InterviewCounts } from '@araucaria/contracts';
import { Database, correctRowCounts, foldRowCounts } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { Clock, log, recordScope } from '@araucaria/platform';
import { INTERVIEW_COUNTS } from './interview-counts.sql.js';
import { inScopeSql, scopeValues } from '../schedule/interview-scope.js';

/** The figures from a source whose rows count `n` interviews each. */
const figuresOf = (source: string): string => {
  const sum = (condition: string) => `coalesce(sum(n) filter (where ${condition}), 0)::int`;
  return `
    select ${sum('true')} as total, ${sum(`status = 'scheduled'`)} as scheduled,
      ${sum(`status = 'scheduled' and not is_confirmed`)} as pending,
      ${sum(`status = 'scheduled' and is_confirmed`)} as confirmed,
      ${sum(`status = 'completed'`)} as completed, ${sum(`status = 'cancelled'`)} as cancelled,
      (select count(*)::int from interview i where status = 'scheduled' and starts_at <= $1 and not is_hidden
        and ${inScopeSql(2)}) as "awaitingOutcome"
    from ${source} figures`;
};

/** Numbers of interviews. */
@Injectable()
export class InterviewCountsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of all interviews from the counts that triggers keep; a limited user's own interviews are counted one by one. */
  async read(): Promise<InterviewCounts> {
    const values = [this.clock.now(), ...scopeValues('interviews.read')];
    const [figures] = recordScope('interviews.read')
      ? await this.database.prepared<InterviewCounts>(
          'interview-counts-in-scope',
          figuresOf(`(select status, confirmed_by is not null as is_confirmed, 1 as n
            from interview i where not is_hidden and ${inScopeSql(2)})`),
          values,
        )
      : await this.database.prepared<InterviewCounts>(
          'interview-counts',
          figuresOf('(select status, is_confirmed, counted as n from interview_count)'),
          values,
        );
    return figures as InterviewCounts;
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
