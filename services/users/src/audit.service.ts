import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecordAudit } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { currentActor, currentRequestId } from '@araucaria/platform';
import { AuditEntry } from './audit-entry.entity.js';

type NewEntry = Pick<AuditEntry, 'action' | 'details' | 'actorId' | 'actorName' | 'requestId'>;

/** Records the actions of administrators. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /** Records an action of the acting user. */
  async record({ action, details = {} }: RecordAudit): Promise<void> {
    const actor = currentActor();
    const by = { actorId: actor?.id ?? null, actorName: actor?.username ?? null };
    await this.database.transaction(async (em) =>
      this.add(em, { action, details, ...by, requestId: currentRequestId() }),
    );
  }

  /** Adds an entry to a transaction. */
  add(em: EntityManager, entry: NewEntry): void {
    em.create(AuditEntry, { ...entry, at: new Date() }, { persist: true });
  }
}
