import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    accountId: p.integer().primary(),
    digest: p.text().primary(),
    usedAt: p.datetime().nullable(),
  },
});

export class RecoveryCode extends schema.class {}
schema.setClass(RecoveryCode);
