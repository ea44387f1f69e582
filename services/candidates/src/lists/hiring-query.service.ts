import { Injectable } from '@nestjs/common';
import {
  ENDED_STATUSES,
  HIRED_STATUSES,
  HIRING_STEPS,
  HIRING_STEP_NAMES,
  TALENT_BANK_TITLE,
  hiringStepOf,
  isApproved,
  isHired,
  type CandidateStatus,
  type HireState,
  type HiresOfMonth,
  type HiringInProgress,
  type HiringStage,
  type HiringStep,
  type HiringSummary,
  type RecentHire,
} from '@araucaria/contracts';
import { Database, isoDaySql, isoInstantSql } from '@araucaria/database';
import { BUSINESS_ZONE } from '@araucaria/platform';
import { CandidateCountsService, type CandidateGroup } from './candidate-counts.service.js';
import { inScopeSql, scopeValues } from './candidate-scope.service.js';

const DEFAULT_RECENT_HIRES = 10;
const MAX_RECENT_HIRES = 100;
/** More than any screen shows. */
const MAX_IN_PROGRESS = 1_000;

const NAME_AND_POSITION = `c.first_name || ' ' || c.last_name as name, coalesce(j.title, '${TALENT_BANK_TITLE}') as position`;
const FROM = 'candidate c left join job_ref j on j.id = c.job_id';
/** Figures and lists of the hiring dashboard. */
@Injectable()
export class HiringQueryService {
  constructor(
    private readonly database: Database,
    private readonly numbers: CandidateCountsService,
  ) {}

  async summary(): Promise<HiringSummary> {
    const groups = await this.numbers.groups('hiring.read');
    const sum = (isCounted: (group: CandidateGroup) => boolean) =>
      groups.filter(isCounted).reduce((total, { candidates }) => total + candidates, 0);
    const atSteps = (...steps: HiringStep[]) =>
      sum(({ status, step }) => steps.includes(hiringStepOf(status, step) as HiringStep));
    return {
      totalCandidates: sum(() => true),
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

  async stages(): Promise<HiringStage[]> {
    const groups = await this.numbers.groups('hiring.read');
    return HIRING_STEP_NAMES.map((step) => ({
      step,
      label: HIRING_STEPS[step].label,
      candidates: groups
        .filter((group) => hiringStepOf(group.status, group.step) === step)
        .reduce((total, { candidates }) => total + candidates, 0),
    }));
  }

  async hireState(id: number): Promise<HireState | null> {
    const sql = `select status, hire_date is not null as "wasHired" from candidate_record where id = $1`;
    const [state] = await this.database.prepared<HireState>('hire-state', sql, [id]);
    return state ?? null;
  }

  recentHires(limit = DEFAULT_RECENT_HIRES): Promise<RecentHire[]> {
    const sql = `
      select c.id, ${NAME_AND_POSITION}, ${isoInstantSql('c.hire_date')} as "hireDate", ${isoDaySql('c.start_date')} as "startDate"
      from ${FROM} where c.hire_date is not null and c.status = any($1) and ${inScopeSql(3)}
      order by c.hire_date desc, c.id desc limit $2`;
    const bounded = Math.min(limit, MAX_RECENT_HIRES);
    return this.database.prepared<RecentHire>('recent-hires', sql, [
      HIRED_STATUSES,
      bounded,
      ...scopeValues('hiring.read'),
    ]);
  }

  async inProgress(): Promise<HiringInProgress[]> {
    // Selects some candidates too many; `hiringStepOf` of the contracts decides below.
    const sql = `
      select c.id, ${NAME_AND_POSITION}, c.status, c.hiring_step as step, ${isoInstantSql('c.updated_at')} as "lastUpdateDate"
      from ${FROM}
      where c.hiring_step is distinct from 'completed' and c.status <> all($1)
        and (c.hiring_step is not null or c.status in ('hiring_offer', 'hiring_documents')) and ${inScopeSql(2)}
      order by c.updated_at desc, c.id desc limit ${MAX_IN_PROGRESS}`;
    const rows = await this.database.prepared<
      Omit<HiringInProgress, 'hiringStep'> & { status: CandidateStatus; step: HiringStep | null }
    >('hiring-in-progress', sql, [ENDED_STATUSES, ...scopeValues('hiring.read')]);
    return rows.flatMap(({ status, step, ...row }) => {
      const hiringStep = hiringStepOf(status, step);
      return hiringStep && hiringStep !== 'completed' ? [{ ...row, hiringStep }] : [];
    });
  }

  hiresPerMonth(): Promise<HiresOfMonth[]> {
    const sql = `
      select to_char(m.month, 'YYYY-MM') as month, count(c.id)::int as hires
      from generate_series(
        date_trunc('month', now() at time zone '${BUSINESS_ZONE}') - interval '11 months',
        date_trunc('month', now() at time zone '${BUSINESS_ZONE}'), interval '1 month') as m(month)
      left join candidate c on c.status = any($1) and ${inScopeSql(2)}
        and c.hire_date >= m.month at time zone '${BUSINESS_ZONE}'
        and c.hire_date < (m.month + interval '1 month') at time zone '${BUSINESS_ZONE}'
      group by m.month order by m.month`;
    return this.database.prepared<HiresOfMonth>('hires-per-month', sql, [
      HIRED_STATUSES,
      ...scopeValues('hiring.read'),
    ]);
  }
}
