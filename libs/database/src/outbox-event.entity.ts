import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox_event',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    payload: p.json<object>(),
    requestId: p.string().nullable(),
    traceparent: p.string().nullable(),
    occurredAt: p.datetime(),
    publishedAt: p.datetime().nullable(),
  },
});

/** An event in the outbox. It is inserted in the transaction of the change that it describes, and published later. */
export class OutboxEvent extends schema.class {}
schema.setClass(OutboxEvent);
