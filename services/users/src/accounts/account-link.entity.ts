import { defineEntity, p } from '@mikro-orm/core';
import type { AccountLinkKind } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  properties: {
    id: p.uuid().primary(),
    accountId: p.integer(),
    kind: p.text().$type<AccountLinkKind>(),
    /** SHA-256 of each issued token, newest last. */
    tokenHashes: p.array(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    closedAt: p.datetime().nullable(),
    outcome: p.text().$type<'used' | 'replaced'>().nullable(),
  },
});

/** A single-use link for a new or first password. A unique index allows one open link per account and kind. */
export class AccountLink extends schema.class {
  isOpenAt(now: Date): boolean {
    return !this.closedAt && this.expiresAt > now;
  }

  close(outcome: 'used' | 'replaced', now: Date): void {
    this.outcome = outcome;
    this.closedAt = now;
  }
}
schema.setClass(AccountLink);
