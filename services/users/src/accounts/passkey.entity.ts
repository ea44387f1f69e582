import { defineEntity, p } from '@mikro-orm/core';
import type { PasskeyView } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.integer().primary().autoincrement(),
    accountId: p.integer(),
    /** Base64url. */
    credentialId: p.text(),
    publicKey: p.blob(),
    counter: p.bigint('number'),
    transports: p.array(),
    name: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});

export class Passkey extends schema.class {
  toView(): PasskeyView {
    return {
      id: this.id,
      name: this.name,
      createdAt: this.createdAt.toISOString(),
      lastUsedAt: this.lastUsedAt?.toISOString() ?? null,
    };
  }
}
schema.setClass(Passkey);
