import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CLEANING_CONFIRMATION_PHRASE,
  UsersRpc,
  type ByUuid,
  type CleaningRunView,
  type EventCatalogue,
  type StartCleaning,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { AppError, Rpc, actingUser, currentRequestId } from '@araucaria/platform';
import { assertActiveAdmin, lockAdmins } from '../accounts/administrators.js';
import { AuditService } from '../audit/audit.service.js';
import { CleaningRun } from './cleaning-run.entity.js';
import { RemovalService } from './removal.service.js';

/**
 * Runs cleanings, which remove records in every service. A run is a row. `cleaning.requested` is published for one stage
 * after another; the run ends when every service has published `cleaning.finished`. A process that stops delays a run
 * and never loses it (decision 021).
 */
@Injectable()
export class CleaningService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly removals: RemovalService,
  ) {}

  /** @throws {AppError} `WRONG_CONFIRMATION`, `CLEANING_RUNNING`, `LAST_ADMIN` */
  @Rpc(UsersRpc.startCleaning)
  start({ scope, confirmationPassword }: StartCleaning): Promise<CleaningRunView> {
    if (confirmationPassword.trim() !== CLEANING_CONFIRMATION_PHRASE)
      throw new AppError('WRONG_CONFIRMATION');
    const actor = actingUser();
    return this.database.transaction(async (em) => {
      // Also makes concurrent starts wait for each other.
      await lockAdmins(em);
      if (await em.count(CleaningRun, { finishedAt: null })) throw new AppError('CLEANING_RUNNING');
      await assertActiveAdmin(em, actor.id);
      const run = em.create(
        CleaningRun,
        {
          id: randomUUID(),
          scope,
          actorId: actor.id,
          actorName: actor.username,
          requestId: currentRequestId(),
          results: {},
          startedAt: new Date(),
        },
        { persist: true },
      );
      this.requestStage(em, run);
      await this.audit(em, run, 'begun');
      return run.toView();
    });
  }

  @Rpc(UsersRpc.cleaningRun)
  async byId({ id }: ByUuid): Promise<CleaningRunView> {
    const run = await this.database.read((em) => em.findOne(CleaningRun, { id }));
    if (!run) throw new AppError('NOT_FOUND', 'Limpeza não encontrada.');
    return run.toView();
  }

  /** Stores the result of a service. After the last result of a stage, requests the next stage or ends the run. */
  @OnEvent('cleaning.finished')
  async recordResult(
    { runId, service, counts }: EventCatalogue['cleaning.finished'],
    em: EntityManager,
  ): Promise<void> {
    const run = await em.findOne(CleaningRun, { id: runId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!run || run.finishedAt) return;
    run.record(service, counts);
    if (!run.isStageComplete()) return;
    run.stage += 1;
    if (run.stageServices().length) return this.requestStage(em, run);
    if (run.scope === 'database')
      run.record('users', { users: await this.removals.removeAllBut(em, run.actorId) });
    run.finishedAt = new Date();
    await this.audit(em, run, 'done', { ...run.counts() });
  }

  private requestStage(em: EntityManager, run: CleaningRun): void {
    const { id: runId, scope } = run;
    this.outbox.add(em, 'cleaning.requested', { runId, scope, services: run.stageServices() });
  }

  private audit(
    em: EntityManager,
    { scope, actorId, requestId }: CleaningRun,
    progress: 'begun' | 'done',
    details: Record<string, number> = {},
  ): Promise<void> {
    return this.audits.add(em, {
      action: `clean-${scope}.${progress}`,
      details,
      actorId,
      requestId: requestId ?? null,
    });
  }
}
