import { Injectable } from '@nestjs/common';
import type { MessageTemplateView, SaveMessageTemplate, UpdateMessageTemplate } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import { MessageTemplate } from './message-template.entity.js';

@Injectable()
export class TemplatesService {
  constructor(private readonly database: Database) {}

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
      return template.toView();
    });
  }

  update({ id, title, type, content }: UpdateMessageTemplate): Promise<MessageTemplateView> {
    return this.database.transaction(async (em) => {
      const template = await em.findOne(MessageTemplate, id);
      if (!template) throw notFound();
      Object.assign(template, { title, type, content, updatedAt: new Date() });
      return template.toView();
    });
  }

  async remove(id: number): Promise<void> {
    const removed = await this.database.transaction((em) => em.nativeDelete(MessageTemplate, { id }));
    if (!removed) throw notFound();
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Modelo de mensagem não encontrado.');
