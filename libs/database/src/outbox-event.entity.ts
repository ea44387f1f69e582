import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox_event',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    payload: p.json<object>(),
    requestId: p.string().nullable(),
    occurredAt: p.datetime(),
    publishedAt: p.datetime().nullable(),
  },
});

/** A fact waiting to be told: written with the change that it tells of, in one transaction. */
export class OutboxEvent extends schema.class {}
schema.setClass(OutboxEvent);
