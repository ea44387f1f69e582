import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesRpc,
  DAY_MS,
  MAX_NOTIFY_DELAY_DAYS,
  MAX_REJECTION_REASONS,
  type CandidateStatus,
  type CreateRejectionReason,
  type OrderRejectionReasons,
  type RejectionReasonView,
  type UpdateRejectionReason,
} from '@araucaria/contracts';
import { Database, isStored, oncePerForm } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { RejectionReason } from './rejection-reason.entity.js';

/** Changes of the list wait for each other. */
const LIST_LOCK = `select pg_advisory_xact_lock(hashtext('araucaria:rejection-reasons'))`;

/** What a rejection adds to a change of status: its reason, and when its e-mail is sent. */
interface Rejection {
  reasonId?: number | undefined;
  notifyAt?: string | undefined;
}

@Injectable()
export class RejectionReasonsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Rpc(CandidatesRpc.rejectionReasons)
  async list(): Promise<RejectionReasonView[]> {
    return (await this.database.read(inOrder)).map((reason) => reason.toView());
  }

  @Rpc(CandidatesRpc.createRejectionReason)
  create(form: CreateRejectionReason): Promise<RejectionReasonView> {
    const { label, message, isActive } = form;
    return this.save(async (em) => {
      const create = async () => {
        await em.execute(LIST_LOCK);
        const reasons = await inOrder(em);
        if (reasons.length >= MAX_REJECTION_REASONS)
          throw AppError.invalid([
            { field: 'label', message: `Há ${MAX_REJECTION_REASONS} motivos: edite um deles` },
          ]);
        const position = (reasons.at(-1)?.position ?? 0) + 1;
        const reason = em.create(RejectionReason, { label, message, isActive, position });
        await em.persist(reason).flush();
        this.audit(em, 'created', reason);
        return reason;
      };
      const find = (id: string) => em.findOne(RejectionReason, Number(id));
      return (await oncePerForm(em, { kind: 'rejection-reason', form, create, find })).toView();
    });
  }

  /** @throws {AppError} `NOT_FOUND`; `CHANGED_MEANWHILE` if another user has changed the reason since */
  @Rpc(CandidatesRpc.updateRejectionReason)
  update({ id, from, label, message, isActive }: UpdateRejectionReason): Promise<RejectionReasonView> {
    return this.save(async (em) => {
      const reason = await em.findOne(RejectionReason, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!reason) throw new AppError('NOT_FOUND', 'Motivo não encontrado');
      const edit = { label, message, isActive };
      if (reason.version !== from) {
        const current = reason.toView();
        if (isStored(edit, current)) return current;
        throw new AppError('CHANGED_MEANWHILE', 'Outra pessoa alterou este motivo.', { current });
      }
      Object.assign(reason, edit, { version: from + 1 });
      await em.flush();
      this.audit(em, 'changed', reason);
      return reason.toView();
    });
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` if another user has added or moved a reason since */
  @Rpc(CandidatesRpc.orderRejectionReasons)
  order({ ids, from }: OrderRejectionReasons): Promise<RejectionReasonView[]> {
    return this.database.transaction(async (em) => {
      await em.execute(LIST_LOCK);
      const reasons = await inOrder(em);
      const position = new Map(ids.map((id, index) => [id, index + 1]));
      if (
        isDeepStrictEqual(
          reasons.map(({ id }) => id),
          ids,
        )
      )
        return reasons.map((reason) => reason.toView());
      const isMoved = from && reasons.some(({ id }, index) => id !== from[index]);
      if (isMoved || reasons.length !== ids.length || !reasons.every(({ id }) => position.has(id)))
        throw new AppError('CHANGED_MEANWHILE', 'A lista de motivos mudou. Confira a ordem de novo.');
      for (const reason of reasons) reason.position = position.get(reason.id) ?? reason.position;
      this.outbox.audit(em, { action: 'rejection-reason.ordered' });
      return reasons.sort((one, other) => one.position - other.position).map((reason) => reason.toView());
    });
  }

  /** @throws {AppError} `VALIDATION_FAILED` for a reason of a rejection that is not offered, or for an e-mail too far ahead */
  async assertValid(
    em: EntityManager,
    status: CandidateStatus,
    { reasonId, notifyAt }: Rejection,
  ): Promise<void> {
    if (status !== 'rejected') return;
    const latestMs = this.clock.now().getTime() + MAX_NOTIFY_DELAY_DAYS * DAY_MS;
    if (notifyAt !== undefined && Date.parse(notifyAt) > latestMs)
      throw AppError.invalid([
        { field: 'notifyAt', message: `Envie o e-mail em até ${MAX_NOTIFY_DELAY_DAYS} dias` },
      ]);
    if (reasonId === undefined) return;
    // The lock keeps the reason active until the rejection is committed.
    const offered = await em.execute('select from rejection_reason where id = ? and is_active for share', [
      reasonId,
    ]);
    if (!offered.length)
      throw AppError.invalid([{ field: 'reasonId', message: 'Este motivo não está mais em uso' }]);
  }

  private async save(
    change: (em: EntityManager) => Promise<RejectionReasonView>,
  ): Promise<RejectionReasonView> {
    try {
      return await this.database.transaction(change);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException)
        throw AppError.invalid([{ field: 'label', message: 'Já existe um motivo com este nome' }]);
      throw error;
    }
  }

  private audit(em: EntityManager, what: 'created' | 'changed', { id, isActive }: RejectionReason): void {
    this.outbox.audit(em, {
      action: `rejection-reason.${what}`,
      subject: 'rejection-reason',
      subjectId: id,
      details: { active: isActive },
    });
  }
}

const inOrder = (em: EntityManager): Promise<RejectionReason[]> =>
  em.find(RejectionReason, {}, { orderBy: { position: 'asc', id: 'asc' } });
