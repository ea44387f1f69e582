import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import {
  NotificationsRpc,
  type ById,
  type CreateMessageTemplate,
  type MessageTemplateView,
  type TemplateChangedDetails,
  type UpdateMessageTemplate,
} from '@araucaria/contracts';
import { Database, isStored, oncePerForm } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc } from '@araucaria/platform';
import { MessageTemplate } from './message-template.entity.js';

@Injectable()
export class TemplatesService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Rpc(NotificationsRpc.templates)
  async list(): Promise<MessageTemplateView[]> {
    const templates = await this.database.read((em) =>
      em.findAll(MessageTemplate, { orderBy: { id: 'asc' } }),
    );
    return templates.map((template) => template.toView());
  }

  @Rpc(NotificationsRpc.createTemplate)
  create(form: CreateMessageTemplate): Promise<MessageTemplateView> {
    const { title, type, content } = form;
    return this.database.transaction(async (em) => {
      const create = async () => {
        const now = new Date();
        const template = em.create(MessageTemplate, { title, type, content, createdAt: now, updatedAt: now });
        await em.persist(template).flush();
        this.audit(em, 'created', template.id);
        return template;
      };
      const find = (id: string) => em.findOne(MessageTemplate, Number(id));
      return (await oncePerForm(em, { kind: 'message-template', form, create, find })).toView();
    });
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` with the current values, if another user changed it since `from` */
  @Rpc(NotificationsRpc.updateTemplate)
  update({ id, title, type, content, from }: UpdateMessageTemplate): Promise<MessageTemplateView> {
    return this.database.transaction(async (em) => {
      const template = await em.findOne(MessageTemplate, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!template) throw notFound();
      const edit = { title, type, content };
      const stored = template.toView();
      if (!isUnchanged(stored, from)) {
        if (isStored(edit, stored)) return stored;
        throw changedMeanwhile(stored);
      }
      Object.assign(template, edit, { updatedAt: new Date() });
      this.audit(em, 'changed', id);
      return template.toView();
    });
  }

  @Rpc(NotificationsRpc.removeTemplate)
  async remove({ id }: ById): Promise<void> {
    await this.database.transaction(async (em) => {
      const removed = await em.execute(REMOVE, [id]);
      if (!removed.length) throw notFound();
      await em.execute(`delete from removed_message_template where removed_at < now() - interval '1 day'`);
      this.audit(em, 'removed', id);
    });
  }

  /** Undoes a removal, under the same id. @throws {AppError} `NOT_FOUND` after a day */
  @Rpc(NotificationsRpc.restoreTemplate)
  restore({ id }: ById): Promise<MessageTemplateView> {
    return this.database.transaction(async (em) => {
      const restored = await em.execute(RESTORE, [id]);
      if (!restored.length) throw notFound();
      this.audit(em, 'restored', id);
      return (await em.findOneOrFail(MessageTemplate, id)).toView();
    });
  }

  private audit(em: EntityManager, what: TemplateAct, subjectId: number): void {
    this.outbox.add(em, 'message-template.changed', { templateId: subjectId });
    this.outbox.audit(em, { action: `message-template.${what}`, subject: 'message-template', subjectId });
  }
}

type TemplateAct = 'created' | 'changed' | 'removed' | 'restored';

const COLUMNS = 'id, title, type, content, created_at, updated_at';
const REMOVE = `
  with removed as (delete from message_template where id = ? returning ${COLUMNS})
  insert into removed_message_template (${COLUMNS}) select ${COLUMNS} from removed returning id`;
const RESTORE = `
  with restored as (delete from removed_message_template where id = ? returning ${COLUMNS})
  insert into message_template (${COLUMNS}) select ${COLUMNS} from restored returning id`;

const isUnchanged = ({ updatedAt }: MessageTemplateView, from: string | undefined): boolean =>
  from === undefined || Date.parse(from) === Date.parse(updatedAt);

function changedMeanwhile({ title, type, content, updatedAt }: MessageTemplateView): AppError {
  const details: TemplateChangedDetails = { title, type, content, updatedAt };
  return new AppError('CHANGED_MEANWHILE', 'Este modelo foi alterado por outra pessoa.', { ...details });
}

const notFound = () => new AppError('NOT_FOUND', 'Modelo de mensagem não encontrado.');
