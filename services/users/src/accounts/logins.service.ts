import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditRecord } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { AuditService } from '../audit/audit.service.js';

/** Records complete logins, after which the gateway begins a session. Every way to log in ends here. */
@Injectable()
export class LoginsService {
  constructor(
    private readonly audits: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The last statement of a transaction, as {@link AuditService.add}. */
  async record(em: EntityManager, accountId: number, details: AuditRecord['details'] = {}): Promise<void> {
    const now = this.clock.now();
    // Of simultaneous logins the later one stays.
    await em.execute(
      `update account set last_login_at = greatest(last_login_at, ?), used_at = coalesce(used_at, ?) where id = ?`,
      [now, now, accountId],
    );
    await this.audits.add(em, {
      action: 'login',
      actorId: accountId,
      subject: 'account',
      subjectId: accountId,
      details,
      occurredAt: now,
    });
  }
}
