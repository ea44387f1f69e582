import { randomUUID } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  RETENTION_KINDS,
  UsersRpc,
  type EventCatalogue,
  type RetentionKind,
  type RetentionRuleView,
  type RetentionRunView,
  type RetentionTermDays,
  type SaveRetentionRule,
  type StartRetentionRun,
} from '@araucaria/contracts';
import { Database, isStored } from '@araucaria/database';
import { Cron, OnEvent, Outbox } from '@araucaria/messaging';
import { AppError, Clock, currentActor, currentRequestId, Rpc } from '@araucaria/platform';
import { AuditService } from '../audit/audit.service.js';
import { RetentionRule } from './retention-rule.entity.js';
import { RetentionRun } from './retention-run.entity.js';

const KINDS = Object.keys(RETENTION_KINDS) as RetentionKind[];
const MAX_LISTED_RUNS = 50;
/** Changes of rules wait for each other. */
const RULES_LOCK = `select pg_advisory_xact_lock(hashtext('users:retention-rules'))`;

/**
 * Terms of personal data and the runs that apply them. A run is a row; each service with such data receives
 * `retention.requested` and publishes `retention.finished`. A process that stops delays a run and never loses it
 * (decision 025).
 */
@Injectable()
export class RetentionService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly clock: Clock,
  ) {}

  @Rpc(UsersRpc.retentionRules)
  rules(): Promise<RetentionRuleView[]> {
    return this.database.read((em) => this.rulesOf(em));
  }

  /**
   * @throws {AppError} `VALIDATION_FAILED` on `termDays` outside the bounds of the kind; `CHANGED_MEANWHILE` with the rule as it
   *   is now, if another user has saved it since `from`
   */
  @Rpc(UsersRpc.saveRetentionRule)
  saveRule({ kind, enabled, termDays, from }: SaveRetentionRule): Promise<RetentionRuleView> {
    const { minDays, maxDays } = RETENTION_KINDS[kind];
    if (termDays < minDays || termDays > maxDays) {
      const message = `O prazo deve ficar entre ${minDays} e ${maxDays} dias`;
      throw AppError.invalid([{ field: 'termDays', message }]);
    }
    return this.database.transaction(async (em) => {
      // The rule may have no row that could be locked.
      await em.execute(RULES_LOCK);
      const current = (await this.rulesOf(em)).find((rule) => rule.kind === kind);
      if (current && from !== undefined && from !== current.version) {
        if (isStored({ enabled, termDays }, current)) return current;
        throw new AppError('CHANGED_MEANWHILE', 'Outra pessoa alterou este prazo.', { current });
      }
      const changedAt = this.clock.now();
      const rule = await em.upsert(RetentionRule, {
        kind,
        enabled,
        termDays,
        changedAt,
        changedBy: currentActor()?.id ?? null,
      });
      await this.audits.add(em, { action: 'retention.rule-changed', details: { kind, enabled, termDays } });
      return rule.toView();
    });
  }

  @Rpc(UsersRpc.retentionRuns)
  async runs(): Promise<RetentionRunView[]> {
    const runs = await this.database.read((em) =>
      em.find(RetentionRun, {}, { orderBy: { startedAt: 'desc' }, limit: MAX_LISTED_RUNS }),
    );
    return runs.map((run) => run.toView());
  }

  /**
   * Starts a run. A dry run counts the records of every kind; another one applies the rules that are on.
   * @throws {AppError} `RETENTION_RUNNING`
   */
  @Rpc(UsersRpc.startRetentionRun)
  async start({ dryRun }: StartRetentionRun): Promise<RetentionRunView> {
    try {
      return await this.database.transaction(async (em) => {
        const rules = await this.rulesOf(em);
        const terms = rules.filter(({ enabled }) => dryRun || enabled).map(toTerm);
        if (!terms.length)
          throw AppError.invalid([
            { field: 'dryRun', message: 'Nenhum prazo está ligado. Ligue ao menos um antes de executar.' },
          ]);
        const run = em.create(
          RetentionRun,
          {
            id: randomUUID(),
            dryRun,
            startedBy: currentActor()?.id ?? null,
            requestId: currentRequestId(),
            terms,
            results: {},
            startedAt: this.clock.now(),
          },
          { persist: true },
        );
        this.outbox.add(em, 'retention.requested', { runId: run.id, dryRun, terms });
        await this.audits.add(em, { action: 'retention.started', details: { dryRun } });
        return run.toView();
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new AppError('RETENTION_RUNNING');
      throw error;
    }
  }

  /** Runs once a day, at night, if at least one term is on. Repeated calls of one day start one run. */
  @Cron('retention-run', '15 3 * * *')
  async startDaily(): Promise<Record<string, number>> {
    const rules = await this.rules();
    if (!rules.some(({ enabled }) => enabled) || (await this.hasRunToday())) return { runs: 0 };
    try {
      await this.start({ dryRun: false });
      return { runs: 1 };
    } catch (error) {
      // Another replica, or a user, was faster.
      if (error instanceof AppError && error.code === 'RETENTION_RUNNING') return { runs: 0 };
      throw error;
    }
  }

  /** Stores the results of a service, and ends the run after the last one. */
  @OnEvent('retention.finished')
  async recordResult(
    { runId, service, results }: EventCatalogue['retention.finished'],
    em: EntityManager,
  ): Promise<void> {
    const run = await em.findOne(RetentionRun, { id: runId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!run || run.finishedAt) return;
    run.record(service, results);
    if (run.waitingFor().length) return;
    run.finishedAt = this.clock.now();
    await this.audits.add(em, {
      action: 'retention.finished',
      actorId: run.startedBy ?? null,
      requestId: run.requestId ?? null,
      details: { dryRun: run.dryRun, ...run.totals() },
    });
  }

  private async rulesOf(em: EntityManager): Promise<RetentionRuleView[]> {
    const stored = await em.find(RetentionRule, {});
    return KINDS.map(
      (kind) => stored.find((rule) => rule.kind === kind)?.toView() ?? RetentionRule.defaultOf(kind),
    );
  }

  private async hasRunToday(): Promise<boolean> {
    const [row] = await this.database.read({
      text: `select 1 from retention_run where not dry_run and started_by is null
         and (started_at at time zone 'America/Sao_Paulo')::date = $1`,
      values: [this.clock.today()],
    });
    return row !== undefined;
  }
}

const toTerm = ({ kind, termDays }: RetentionRuleView): RetentionTermDays => ({ kind, termDays });
