import { defineEntity, p } from '@mikro-orm/core';
import {
  RETENTION_SERVICES,
  type RetentionResult,
  type RetentionRunView,
  type RetentionService,
  type RetentionTermDays,
} from '@araucaria/contracts';

type Results = Partial<Record<RetentionService, RetentionResult[]>>;

const SERVICES = Object.keys(RETENTION_SERVICES) as RetentionService[];

const schema = defineEntity({
  name: 'RetentionRun',
  tableName: 'retention_run',
  properties: {
    id: p.uuid().primary(),
    dryRun: p.boolean(),
    /** null: the daily cron job. */
    startedBy: p.integer().nullable(),
    requestId: p.text().nullable(),
    terms: p.json<RetentionTermDays[]>(),
    /** Results of each service that has finished. */
    results: p.json<Results>(),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

/** One run of the retention, and afterwards its report. A unique index allows at most one unfinished run. */
export class RetentionRun extends schema.class {
  record(service: RetentionService, results: RetentionResult[]): void {
    this.results = { ...this.results, [service]: results };
  }

  waitingFor(): RetentionService[] {
    return SERVICES.filter((service) => !this.results[service]);
  }

  /** Counts of all services by kind, for the audit trail. */
  totals(): Record<string, number> {
    const results = Object.values(this.results).flat();
    return Object.fromEntries(
      results.flatMap(({ kind, due, expired }) => [
        [`${kind}.due`, due],
        [`${kind}.erased`, expired],
      ]),
    );
  }

  toView(): RetentionRunView {
    return {
      id: this.id,
      dryRun: this.dryRun,
      startedById: this.startedBy ?? null,
      startedAt: this.startedAt.toISOString(),
      finishedAt: this.finishedAt?.toISOString() ?? null,
      results: SERVICES.flatMap((service) => this.results[service] ?? []),
      waitingFor: this.finishedAt ? [] : this.waitingFor(),
    };
  }
}
schema.setClass(RetentionRun);
