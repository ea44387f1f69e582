import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  APPROVED_STATUSES,
  CandidatesRpc,
  ENDED_STATUSES,
  HIRED_STATUSES,
  HIRING_STEPS,
  HIRING_STEP_NAMES,
  TALENT_BANK_TITLE,
  hiringStepOf,
  isApproved,
  isHired,
  type ById,
  type CandidateStatus,
  type HireState,
  type HiresOfMonth,
  type HiringFilter,
  type HiringInProgress,
  type HiringStage,
  type HiringStep,
  type HiringSummary,
  type RecentHire,
  type RecentHires,
} from '@araucaria/contracts';
import { anyOf, Database, isoDaySql, isoInstant } from '@araucaria/database';
import { BUSINESS_ZONE, Rpc, recordScope } from '@araucaria/platform';
import { CandidateCountsService, candidatesOf, type CandidateGroup } from './candidate-counts.service.js';
import {
  hiringConditionsOf,
  hiringFilterOf,
  hiringRows,
  isCounted,
  isLimited,
  type HiringConditions,
} from './hiring-filter.js';
import { inScope } from './candidate-scope.service.js';

const DEFAULT_RECENT_HIRES = 10;
const MAX_RECENT_HIRES = 100;
/** More than any screen shows. */
const MAX_IN_PROGRESS = 1_000;

const NAME_AND_POSITION = sql.raw(
  `c.first_name || ' ' || c.last_name as name, coalesce(j.title, '${TALENT_BANK_TITLE}') as position`,
);
const FROM = sql.raw('candidate c left join job_ref j on j.id = c.job_id');
const START_DATE = sql.raw(isoDaySql('c.start_date'));
const ZONE = sql.lit(BUSINESS_ZONE);

@Injectable()
export class HiringQueryService {
  constructor(
    private readonly database: Database,
    private readonly candidateCounts: CandidateCountsService,
  ) {}

  @Rpc(CandidatesRpc.hiringSummary)
  async summary(filter: HiringFilter | void): Promise<HiringSummary> {
    const { total, groups } = await this.counted(filter);
    const sum = (isCounted: (group: CandidateGroup) => boolean) => candidatesOf(groups.filter(isCounted));
    const atSteps = (...steps: HiringStep[]) =>
      sum(({ status, step }) => steps.includes(hiringStepOf(status, step) as HiringStep));
    return {
      totalCandidates: total,
      candidatesInHiringProcess: atSteps('offer_sent', 'offer_accepted', 'documents', 'onboarding'),
      candidatesHired: sum(({ status }) => isHired(status)),
      candidatesApproved: sum(
        ({ status, step }) => isApproved(status) || hiringStepOf(status, step) !== null,
      ),
      candidatesReachedHiring: sum(({ status, step }) => hiringStepOf(status, step) !== null),
      pendingOffers: atSteps('offer_sent'),
      documentsInProcess: atSteps('documents'),
      onboardingInProgress: atSteps('onboarding'),
      completedProcesses: atSteps('completed'),
    };
  }

  @Rpc(CandidatesRpc.hiringStages)
  async stages(filter: HiringFilter | void): Promise<HiringStage[]> {
    const { groups } = await this.counted(filter);
    return HIRING_STEP_NAMES.map((step) => ({
      step,
      label: HIRING_STEPS[step].label,
      candidates: candidatesOf(groups.filter((group) => hiringStepOf(group.status, group.step) === step)),
    }));
  }

  /**
   * How many candidates the filter selects, and by status and step at least those who are approved or further. The counters know the
   * total of each day, and everybody by status and step; the few who are approved are counted in their rows.
   */
  private async counted(filter: HiringFilter | void): Promise<{ total: number; groups: CandidateGroup[] }> {
    const conditions = await hiringConditionsOf(this.database, await hiringFilterOf(filter));
    if (!isLimited(conditions)) {
      const groups = await this.candidateCounts.groups('hiring.read');
      return { total: candidatesOf(groups), groups };
    }
    const [total, groups] = await Promise.all([
      this.total(conditions),
      this.rows<CandidateGroup>(sql`
        select c.status, c.hiring_step as step, count(*)::int as candidates from candidate c
        where (c.status = ${anyOf(APPROVED_STATUSES)} or c.hiring_step is not null)
          and ${isCounted(conditions, 'c.created_at')}
        group by c.status, c.hiring_step`),
    ]);
    return { total, groups };
  }

  /** The counters know no scope: a limited user's candidates are few, and counted in their rows. */
  private async total(conditions: HiringConditions): Promise<number> {
    if (!recordScope('hiring.read')) return this.candidateCounts.total(conditions);
    const [row] = await this.rows<{ total: number }>(
      sql`select count(*)::int as total from candidate c where ${isCounted(conditions, 'c.created_at')}`,
    );
    return row?.total ?? 0;
  }

  @Rpc(CandidatesRpc.hireState)
  async hireState({ id }: ById): Promise<HireState | null> {
    const [state] = await this.rows<HireState>(
      sql`select status, hire_date is not null as "wasHired" from candidate_record where id = ${id}`,
    );
    return state ?? null;
  }

  @Rpc(CandidatesRpc.recentHires)
  async recentHires({ limit = DEFAULT_RECENT_HIRES, ...filter }: RecentHires): Promise<RecentHire[]> {
    const conditions = await hiringConditionsOf(this.database, filter);
    return this.rows<RecentHire>(sql`
      select c.id, ${NAME_AND_POSITION}, ${isoInstant('c.hire_date')} as "hireDate", ${START_DATE} as "startDate"
      from ${FROM}
      where c.hire_date is not null and c.status = ${anyOf(HIRED_STATUSES)} and ${isCounted(conditions, 'c.hire_date')}
      order by c.hire_date desc, c.id desc limit ${Math.min(limit, MAX_RECENT_HIRES)}`);
  }

  @Rpc(CandidatesRpc.hiringInProgress)
  async inProgress(filter: HiringFilter | void): Promise<HiringInProgress[]> {
    const conditions = await hiringConditionsOf(this.database, await hiringFilterOf(filter));
    // Selects some candidates too many; `hiringStepOf` of the contracts decides below.
    const rows = await this.rows<
      Omit<HiringInProgress, 'hiringStep'> & { status: CandidateStatus; step: HiringStep | null }
    >(sql`
      select c.id, ${NAME_AND_POSITION}, c.status, c.hiring_step as step, ${isoInstant('c.updated_at')} as "lastUpdateDate"
      from ${FROM}
      where c.hiring_step is distinct from 'completed' and c.status <> all(${[...ENDED_STATUSES]})
        and (c.hiring_step is not null or c.status in ('hiring_offer', 'hiring_documents'))
        and ${isCounted(conditions, 'c.created_at')}
      order by c.updated_at desc, c.id desc limit ${sql.lit(MAX_IN_PROGRESS)}`);
    return rows.flatMap(({ status, step, ...row }) => {
      const hiringStep = hiringStepOf(status, step);
      return hiringStep && hiringStep !== 'completed' ? [{ ...row, hiringStep }] : [];
    });
  }

  @Rpc(CandidatesRpc.hiresPerMonth)
  hiresPerMonth(): Promise<HiresOfMonth[]> {
    return this.rows<HiresOfMonth>(sql`
      select to_char(m.month, 'YYYY-MM') as month, count(c.id)::int as hires
      from generate_series(
        date_trunc('month', now() at time zone ${ZONE}) - interval '11 months',
        date_trunc('month', now() at time zone ${ZONE}), interval '1 month') as m(month)
      left join candidate c on c.status = ${anyOf(HIRED_STATUSES)} and ${inScope('hiring.read')}
        and c.hire_date >= m.month at time zone ${ZONE}
        and c.hire_date < (m.month + interval '1 month') at time zone ${ZONE}
      group by m.month order by m.month`);
  }

  private rows<R>(statement: RawBuilder<unknown>): Promise<R[]> {
    return hiringRows<R>(this.database, statement);
  }
}
