import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MessageTemplateView, SaveMessageTemplate, UpdateMessageTemplate } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError } from '@araucaria/platform';
import { MessageTemplate } from './message-template.entity.js';

@Injectable()
export class TemplatesService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async list(): Promise<MessageTemplateView[]> {
    const templates = await this.database.read((em) =>
      em.findAll(MessageTemplate, { orderBy: { id: 'asc' } }),
    );
    return templates.map((template) => template.toView());
  }

  create({ title, type, content }: SaveMessageTemplate): Promise<MessageTemplateView> {
    return this.database.transaction(async (em) => {
      const now = new Date();
      const template = em.create(MessageTemplate, { title, type, content, createdAt: now, updatedAt: now });
      await em.persist(template).flush();
      this.audit(em, 'created', template.id);
      return template.toView();
    });
  }

  update({ id, title, type, content }: UpdateMessageTemplate): Promise<MessageTemplateView> {
    return this.database.transaction(async (em) => {
      const template = await em.findOne(MessageTemplate, id);
      if (!template) throw notFound();
      Object.assign(template, { title, type, content, updatedAt: new Date() });
      this.audit(em, 'changed', id);
      return template.toView();
    });
  }

  async remove(id: number): Promise<void> {
    await this.database.transaction(async (em) => {
      const removed = await em.nativeDelete(MessageTemplate, { id });
      if (!removed) throw notFound();
      this.audit(em, 'removed', id);
    });
  }

  private audit(em: EntityManager, what: 'created' | 'changed' | 'removed', subjectId: number): void {
    this.outbox.audit(em, { action: `message-template.${what}`, subject: 'message-template', subjectId });
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Modelo de mensagem não encontrado.');
