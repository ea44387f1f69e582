import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import {
  CandidatesRpc,
  type ByJob,
  type ListStage,
  type StageCount,
  type StageMove,
  type StagePage,
} from '@araucaria/contracts';
import { anyOf, Database, isoInstantSql } from '@araucaria/database';
import { Clock, Rpc, recordScope } from '@araucaria/platform';
import { CandidateCountsService, byStatus } from '../lists/candidate-counts.service.js';
import { matchingCandidates, selectViews } from '../lists/candidate-query.js';
import { inScope } from '../lists/candidate-scope.service.js';
import type { CandidateTables } from '../lists/candidate-tables.js';
import { isNoteSql } from '../records/history-entry.entity.js';

const CANDIDATES_PER_PAGE = 50;

/** Since when a candidate is in the present status. The expression of the index `candidate_of_stage`. */
const IN_STAGE_SINCE = sql<Date>`coalesce(c.status_decided_at, c.created_at)`;

/** The last change of status of each given candidate. The index of the history by candidate is read from its end. */
const LAST_MOVES = `
  select m.candidate_id as "candidateId", m.actor_id as "actorId", m.actor_name as "actorName",
    ${isoInstantSql('m.at')} as at
  from unnest($1::int[]) moved (id) cross join lateral (
    select candidate_id, actor_id, actor_name, from_value, at from history_entry e
    where candidate_id = moved.id and kind = 'status' and not ${isNoteSql('e')} order by id desc limit 1) m
  where m.actor_id is not null and m.actor_name is not null and m.from_value is not null`;

@Injectable()
export class StagesService {
  constructor(
    private readonly database: Database,
    private readonly candidateCounts: CandidateCountsService,
    private readonly clock: Clock,
  ) {}

  /** Continues behind a row, not at a number of rows: pages neither repeat nor skip those who stay in the stage. */
  @Rpc(CandidatesRpc.stagePage)
  async page({ jobId, status, after, limit = CANDIDATES_PER_PAGE }: ListStage): Promise<StagePage> {
    const ids = await this.ids(jobId, status, after, limit + 1);
    const shown = ids.slice(0, limit).map(({ id }) => id);
    if (!shown.length) return { candidates: [], moves: [], next: null };
    const selected = matchingCandidates(this.kysely()).where('c.id', '=', anyOf(shown));
    const [candidates, moves] = await Promise.all([
      this.database.read(selectViews(selected.orderBy(IN_STAGE_SINCE, 'desc').orderBy('c.id', 'desc')), {
        fromReplica: true,
      }),
      this.database.read<StageMove>({ name: 'last-moves', text: LAST_MOVES, values: [shown] }),
    ]);
    return { candidates, moves, next: ids.length > limit ? (ids[limit - 1]?.position ?? null) : null };
  }

  @Rpc(CandidatesRpc.stageCounts)
  async counts({ jobId }: ByJob): Promise<StageCount[]> {
    const scope = recordScope('candidates.read');
    const groups =
      scope && !scope.jobIds.includes(jobId)
        ? await this.countOneByOne(jobId)
        : await this.candidateCounts.groupsOfJob(jobId);
    return byStatus(groups);
  }

  /** The few candidates of other managers' jobs who are in scope by themselves. */
  private countOneByOne(jobId: number): Promise<StageCount[]> {
    const own = matchingCandidates(this.kysely())
      .where(inScope('candidates.read'))
      .where('c.job_id', '=', jobId);
    return this.database.read(
      own.groupBy('c.status').select(['c.status', sql<number>`count(*)::int`.as('candidates')]),
      { fromReplica: true },
    );
  }

  /** Merges the first rows of each status, which one index holds in order. */
  private ids(jobId: number, statuses: readonly string[], after: string | undefined, limit: number) {
    let ofStatus = matchingCandidates(this.kysely(), { job: jobId }, this.clock)
      .where(inScope('candidates.read'))
      .where(sql<SqlBool>`c.status = s.status`);
    if (after) ofStatus = ofStatus.where(isBehind(after));
    const first = ofStatus
      .select(['c.id', IN_STAGE_SINCE.as('since')])
      .orderBy(IN_STAGE_SINCE, 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit);
    const merged = this.kysely()
      .selectFrom(sql<{ status: string }>`unnest(${[...new Set(statuses)]}::text[])`.as<'s'>(sql`s(status)`))
      .innerJoinLateral(first.as('c'), (join) => join.onTrue())
      .select([
        'c.id',
        sql<string>`(extract(epoch from c.since) * 1000000)::bigint || '_' || c.id`.as('position'),
      ])
      .orderBy('c.since', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit);
    return this.database.read(merged, { fromReplica: true });
  }

  private kysely() {
    return this.database.kysely<CandidateTables>();
  }
}

function isBehind(position: string) {
  const [micros = '', id = ''] = position.split('_');
  return sql<SqlBool>`(${IN_STAGE_SINCE}, c.id) <
    (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`;
}
