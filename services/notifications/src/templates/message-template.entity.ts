import { defineEntity, p } from '@mikro-orm/core';
import type { Channel, MessageTemplateView } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'MessageTemplate',
  tableName: 'message_template',
  properties: {
    id: p.integer().primary(),
    title: p.text(),
    type: p.text().$type<Channel>(),
    content: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class MessageTemplate extends schema.class {
  toView(): MessageTemplateView {
    const { id, title, type, content } = this;
    return {
      id,
      title,
      type,
      content,
      createdAt: this.createdAt.toISOString(),
      updatedAt: this.updatedAt.toISOString(),
    };
  }
}
schema.setClass(MessageTemplate);
