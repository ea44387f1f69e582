import { Injectable } from '@nestjs/common';
import type { RecordAudit } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { currentActor, currentRequestId } from '@araucaria/platform';
import { AuditEntry } from './audit-entry.entity.js';

/** Records the actions of administrators. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  async record({ action, details = {} }: RecordAudit): Promise<void> {
    const actor = currentActor();
    await this.database.transaction(async (em) => {
      const who = { actorId: actor?.id ?? null, actorName: actor?.username ?? null };
      em.create(
        AuditEntry,
        { action, details, ...who, requestId: currentRequestId(), at: new Date() },
        { persist: true },
      );
    });
  }
}
