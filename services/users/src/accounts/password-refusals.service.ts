import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@araucaria/messaging';
import { lockAccount } from './lock-account.js';

/** Wrong passwords that a session has given: a stolen one must not guess the password unseen. */
@Injectable()
export class PasswordRefusalsService {
  constructor(private readonly outbox: Outbox) {}

  /** Informs the owner of the account by e-mail, at most once in a day. */
  async inform(em: EntityManager, userId: number): Promise<void> {
    // Locked: of simultaneous attempts only the first one sends the e-mail.
    await lockAccount(em, userId);
    const informed = await em.execute(
      `select 1 from outbox_event where name = 'user.password-refused' and (payload->>'userId')::int = ?
         and occurred_at > now() - interval '1 day'`,
      [userId],
    );
    if (!informed.length) this.outbox.add(em, 'user.password-refused', { userId });
  }
}
