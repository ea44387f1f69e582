import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'TotpFactor',
  tableName: 'second_factor',
  properties: {
    accountId: p.integer().primary(),
    /** Encrypted; null until the first app is confirmed. */
    secret: p.text().nullable(),
    /** Encrypted; of an app that is not confirmed yet. */
    pendingSecret: p.text().nullable(),
    confirmedAt: p.datetime().nullable(),
    /** Time step of the last accepted code. */
    lastStep: p.integer().default(0),
  },
});

export class TotpFactor extends schema.class {}
schema.setClass(TotpFactor);
