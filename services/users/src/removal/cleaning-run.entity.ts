import { defineEntity, p } from '@mikro-orm/core';
import {
  CLEANING_STAGES,
  type CleaningCounts,
  type CleaningRunView,
  type CleaningScope,
  type ServiceName,
} from '@araucaria/contracts';

type Results = Partial<Record<ServiceName, Partial<CleaningCounts>>>;

const NO_COUNTS: CleaningCounts = {
  candidates: 0,
  interviews: 0,
  referrals: 0,
  referralApplications: 0,
  owedBonusCents: 0,
  deliveries: 0,
  jobs: 0,
  users: 0,
};

const schema = defineEntity({
  name: 'CleaningRun',
  tableName: 'cleaning_run',
  properties: {
    id: p.uuid().primary(),
    scope: p.text().$type<CleaningScope>(),
    actorId: p.integer(),
    actorName: p.text(),
    requestId: p.text().nullable(),
    /** Index into {@link CLEANING_STAGES} of the scope. */
    stage: p.integer().default(0),
    /** Counts of each service that has finished. */
    results: p.json<Results>(),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

/** One cleaning. A unique index allows at most one unfinished run. */
export class CleaningRun extends schema.class {
  /** The services of the current stage; empty after the last stage. */
  stageServices(): readonly ServiceName[] {
    return CLEANING_STAGES[this.scope][this.stage] ?? [];
  }

  isStageComplete(): boolean {
    return this.stageServices().every((service) => this.results[service]);
  }

  record(service: ServiceName, counts: Partial<CleaningCounts>): void {
    this.results = { ...this.results, [service]: counts };
  }

  counts(): CleaningCounts {
    return Object.assign({ ...NO_COUNTS }, ...Object.values(this.results)) as CleaningCounts;
  }

  toView(): CleaningRunView {
    return {
      id: this.id,
      scope: this.scope,
      actorId: this.actorId,
      counts: this.counts(),
      startedAt: this.startedAt.toISOString(),
      finishedAt: this.finishedAt?.toISOString() ?? null,
    };
  }
}
schema.setClass(CleaningRun);
