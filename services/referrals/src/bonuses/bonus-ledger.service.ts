import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BONUS_ENTRY_KINDS,
  ReferralsRpc,
  erasedUsername,
  formatDay,
  type BonusEntryKind,
  type BonusEntryView,
  type ById,
  type EventCatalogue,
  type Instalment,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { AppError, Clock, Rpc, businessDayOf, currentActor, currentRequestId } from '@araucaria/platform';
import { OnEvent } from '@araucaria/messaging';
import { startOfDay, type Day } from '../records/days.js';

interface NewLedgerEntry {
  applicationId: number;
  kind: BonusEntryKind;
  instalment?: Instalment;
  amountCents?: number;
  day?: Day;
  reason?: string | undefined;
  /** Id of the payment that the entry reverses. */
  reverses?: number;
  /** Of an event: who caused it. Its name is read where it is shown. Absent: the acting user. */
  actorId?: number | null | undefined;
}

export interface ActivePayment {
  id: number;
  amountCents: number;
  day: Day;
}

/** The last entry about a payment or a hire. */
export interface LastEntry {
  kind: BonusEntryKind;
  actorId: number | null;
  actorName: string | null;
  day: Day | null;
  /** ISO 8601, UTC. */
  at: string;
}

const INSTANT = isoInstantSql('at');

/** Append-only ledger of every bonus: registration, hire, payments and reversals, with actor and reason. */
@Injectable()
export class BonusLedgerService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry by the acting user, or by the one who caused the event, in the transaction of `em`. @returns its id */
  async add(em: EntityManager, entry: NewLedgerEntry): Promise<number> {
    const actor = currentActor();
    const [row] = await em.execute<Array<{ id: number }>>(
      `insert into bonus_entry (application_id, kind, instalment, amount_cents, day, reason, reverses, actor_id,
         actor_name, request_id, at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        ...[entry.applicationId, entry.kind, entry.instalment ?? null, entry.amountCents ?? null],
        ...[entry.day ?? null, entry.reason ?? null, entry.reverses ?? null],
        ...[
          actor?.id ?? entry.actorId ?? null,
          actor?.username ?? null,
          currentRequestId(),
          this.clock.now(),
        ],
      ],
    );
    return row?.id as number;
  }

  /** The ledger accepts no other change of an entry than this one. */
  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    await em.execute('update bonus_entry set actor_name = ? where actor_id = ?', [
      erasedUsername(userId),
      userId,
    ]);
  }

  /** The payment of an instalment, unless it was reversed. */
  async activePayment(
    em: EntityManager,
    applicationId: number,
    instalment: Instalment,
  ): Promise<ActivePayment | undefined> {
    const [row] = await em.execute<ActivePayment[]>(
      `select id, amount_cents as "amountCents", day::text as day from bonus_entry p
       where application_id = ? and kind = 'paid' and instalment = ?
         and not exists (select 1 from bonus_entry r where r.reverses = p.id)
       order by id desc limit 1`,
      [applicationId, instalment],
    );
    return row;
  }

  /** The last entry of one of these kinds, and of the instalment if one is given. */
  async lastEntry(
    em: EntityManager,
    applicationId: number,
    kinds: BonusEntryKind[],
    instalment: Instalment | null = null,
  ): Promise<LastEntry | undefined> {
    const [row] = await em.execute<LastEntry[]>(
      `select kind, actor_id as "actorId", actor_name as "actorName", day::text as day, ${INSTANT} as at from bonus_entry
       where application_id = ? and kind = any(?::text[]) and (?::int is null or instalment = ?)
       order by id desc limit 1`,
      [applicationId, `{${kinds.join()}}`, instalment, instalment],
    );
    return row;
  }

  /**
   * For a repeated act, which drops its reason. That of the same user repeats a request whose response was lost.
   * @param what the act as a sentence without its end
   * @throws {AppError} `CHANGED_MEANWHILE` if the last entry of the kind is by another user or by an event of one
   */
  async assertOwn(
    em: EntityManager,
    applicationId: number,
    kind: BonusEntryKind,
    what: string,
  ): Promise<void> {
    const last = await this.lastEntry(em, applicationId, [kind]);
    if (!last || last.actorId === currentActor()?.id) return;
    const by = last.actorName ? ` por ${last.actorName}` : '';
    const on = formatDay(businessDayOf(new Date(last.at)));
    throw new AppError('CHANGED_MEANWHILE', `${what} em ${on}${by}.`, {
      changedBy: last.actorName,
      changedAt: last.at,
    });
  }

  /** Entries of one application, oldest first. @throws {AppError} `NOT_FOUND` without such an application */
  @Rpc(ReferralsRpc.bonusEntries)
  async entriesOf({ id: applicationId }: ById): Promise<BonusEntryView[]> {
    const entries = await this.entriesOfAll([applicationId]);
    // Every application has at least the entry of its registration.
    if (!entries.length) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
    return entries;
  }

  /** Entries of several applications, by application, oldest first. */
  async entriesOfAll(applicationIds: number[]): Promise<BonusEntryView[]> {
    const rows = await this.database.read<Omit<BonusEntryView, 'label'>>({
      name: 'bonus-entries',
      text: `select id, application_id as "applicationId", kind, instalment, amount_cents as amount, day::text as day, reason,
         reverses, actor_id as "actorId", actor_name as "actorName", ${INSTANT} as at
       from bonus_entry where application_id = any($1) order by application_id, id`,
      values: [applicationIds],
    });
    return rows.map((row) => ({
      ...row,
      label: BONUS_ENTRY_KINDS[row.kind],
      day: row.day && startOfDay(row.day),
    }));
  }
}
