import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.integer().primary(),
    action: p.text(),
    details: p.json<Record<string, number>>(),
    actorId: p.integer().nullable(),
    actorName: p.text().nullable(),
    requestId: p.text().nullable(),
    at: p.datetime(),
  },
});

/** Who did what and when. Append-only. */
export class AuditEntry extends schema.class {}
schema.setClass(AuditEntry);
