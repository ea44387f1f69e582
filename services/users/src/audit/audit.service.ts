import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UsersRpc,
  type AuditAction,
  type AuditRecord,
  type EventCatalogue,
  type EventMessage,
  type RecordAccesses,
  type RecordAudit,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Rpc, currentActor, currentOrigin, currentRequestId, log } from '@araucaria/platform';
import { Cron, OnEvent } from '@araucaria/messaging';
import { VisitorRefusalsService, isVisitorRefusal } from './visitor-refusals.service.js';

/** An entry to add. Absent fields have the values of the current request. */
interface NewEntry extends AuditRecord {
  actorId?: number | null;
  requestId?: string | null;
  occurredAt?: Date;
  /** The address of the request; kept for six months. */
  origin?: string | null;
}

/** Adds entries to the audit trail (decision 022). */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: Database,
    private readonly visitorRefusals: VisitorRefusalsService,
  ) {}

  // Entries wait for each other at the head of the chain: several of them cost one commit.
  @OnEvent('audit.recorded', { grouped: true })
  onRecorded(
    record: EventCatalogue['audit.recorded'],
    em: EntityManager,
    { occurredAt, requestId }: EventMessage<'audit.recorded'>,
  ): Promise<void> {
    return this.add(em, { ...record, requestId, occurredAt: new Date(occurredAt) });
  }

  /** Records an action of the acting user. */
  @Rpc(UsersRpc.audit)
  async record(input: RecordAudit): Promise<void> {
    await this.database.transaction((em) => this.add(em, input));
  }

  /** Records what the gateway has observed, with the actor, request and address of each access. */
  @Rpc(UsersRpc.recordAccesses)
  async recordAccesses({ accesses }: RecordAccesses): Promise<void> {
    const ofVisitors = accesses.filter(isVisitorRefusal);
    const entries = accesses.filter((access) => !isVisitorRefusal(access));
    await this.database.transaction(async (em) => {
      for (const refusal of ofVisitors) await this.visitorRefusals.add(em, refusal);
      for (const { occurredAt, ...access } of entries)
        await this.add(em, { ...access, occurredAt: new Date(occurredAt) });
    });
  }

  /** Adds an entry about an account, as {@link add}. */
  ofAccount(
    em: EntityManager,
    subjectId: number,
    action: AuditAction,
    details: AuditRecord['details'] = {},
  ): Promise<void> {
    return this.add(em, { action, subject: 'account', subjectId, details });
  }

  /**
   * Adds an entry to a transaction, after its pending changes. Transactions with an entry wait for each other from here
   * to their commit, so this is the last statement of a transaction.
   */
  async add(em: EntityManager, entry: NewEntry): Promise<void> {
    const { action, subject = null, subjectId = null, details = {}, origin = currentOrigin() } = entry;
    const { actorId = currentActor()?.id ?? null, requestId = currentRequestId() } = entry;
    const salt = randomBytes(16).toString('hex');
    await em.flush();
    await em.execute(
      `with entry as (
         insert into audit_entry (occurred_at, action, subject, subject_id, actor_id, request_id, details, origin_digest)
         values (?, ?, ?, ?, ?, ?, ?::jsonb, ?) returning seq
       )
       insert into audit_origin (seq, address, salt)
       select seq, address, ? from entry, (select ?::text as address) as origin where address is not null`,
      [
        entry.occurredAt ?? new Date(),
        action,
        subject,
        subjectId === null ? null : String(subjectId),
        actorId,
        requestId,
        JSON.stringify(details),
        origin === null ? null : originDigest(salt, origin),
        salt,
        origin,
      ],
    );
  }

  /** Deletes addresses and refusals of visitors after their term, and logs the head of the trail, which proves the chain up to it. */
  @Cron('audit-origins', '30 3 * * *')
  async purge(): Promise<Record<string, number>> {
    const [result] = await this.database.write<{ origins: number }>({
      name: 'purge-origins',
      text: 'select purge_audit_origins() as origins',
    });
    const [head] = await this.database.read<{ seq: string; hash: string }>({
      text: 'select seq, hash from audit_head',
    });
    if (head) log.info({ anchor: `${head.seq}:${head.hash}` }, 'head of the audit trail');
    return { origins: result?.origins ?? 0, refusals: await this.visitorRefusals.purge() };
  }
}

const originDigest = (salt: string, address: string): string =>
  createHash('sha256').update(`${salt}${address}`).digest('hex');
