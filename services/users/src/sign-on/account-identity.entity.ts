import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'AccountIdentity',
  tableName: 'account_identity',
  properties: {
    issuer: p.text().primary(),
    subject: p.text().primary(),
    accountId: p.integer(),
    linkedAt: p.datetime(),
    usedAt: p.datetime(),
  },
});

/** The user of an identity provider whose account this is. */
export class AccountIdentity extends schema.class {}
schema.setClass(AccountIdentity);
