import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BONUS_ENTRY_KINDS,
  type BonusEntryKind,
  type BonusEntryView,
  type Instalment,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock, currentActor, currentRequestId } from '@araucaria/platform';
import { startOfDay, type Day } from './calendar.js';

interface NewEntry {
  applicationId: number;
  kind: BonusEntryKind;
  instalment?: Instalment;
  amountCents?: number;
  day?: Day;
  reason?: string;
  /** Id of the payment that this reverses. */
  reverses?: number;
}

/** The line of a payment that stands. */
export interface StandingPayment {
  id: number;
  amountCents: number;
  day: Day;
}

/** The last line about a payment or a hire: who did it, and when. */
export interface LastEntry {
  kind: BonusEntryKind;
  actorName: string | null;
  day: Day | null;
  at: string;
}

const INSTANT = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The record of every bonus: what was promised, paid and reversed, by whom and why. Lines are only ever added. */
@Injectable()
export class BonusLedger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds a line by the acting user, in the transaction of `em`. @returns its id */
  async add(em: EntityManager, entry: NewEntry): Promise<number> {
    const actor = currentActor();
    const [row] = await em.execute<Array<{ id: number }>>(
      `insert into bonus_entry (application_id, kind, instalment, amount_cents, day, reason, reverses, actor_id,
         actor_name, request_id, at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        ...[entry.applicationId, entry.kind, entry.instalment ?? null, entry.amountCents ?? null],
        ...[entry.day ?? null, entry.reason ?? null, entry.reverses ?? null],
        ...[actor?.id ?? null, actor?.username ?? null, currentRequestId(), this.clock.now()],
      ],
    );
    return row?.id as number;
  }

  /** The payment of an instalment that has not been reversed. */
  async standingPayment(
    em: EntityManager,
    applicationId: number,
    instalment: Instalment,
  ): Promise<StandingPayment | undefined> {
    const [row] = await em.execute<StandingPayment[]>(
      `select id, amount_cents as "amountCents", day::text as day from bonus_entry p
       where application_id = ? and kind = 'paid' and instalment = ?
         and not exists (select 1 from bonus_entry r where r.reverses = p.id)
       order by id desc limit 1`,
      [applicationId, instalment],
    );
    return row;
  }

  /** The last line of one of the kinds; of the instalment, where one is given. */
  async last(
    em: EntityManager,
    applicationId: number,
    kinds: BonusEntryKind[],
    instalment: Instalment | null = null,
  ): Promise<LastEntry | undefined> {
    const [row] = await em.execute<LastEntry[]>(
      `select kind, actor_name as "actorName", day::text as day, ${INSTANT} as at from bonus_entry
       where application_id = ? and kind = any(?::text[]) and (?::int is null or instalment = ?)
       order by id desc limit 1`,
      [applicationId, `{${kinds.join()}}`, instalment, instalment],
    );
    return row;
  }

  /** Of one application, oldest first. @throws {AppError} `NOT_FOUND` */
  async of(applicationId: number): Promise<BonusEntryView[]> {
    const entries = await this.ofAll([applicationId]);
    // Every application has at least the line of its registration.
    if (!entries.length) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
    return entries;
  }

  async ofAll(applicationIds: number[]): Promise<BonusEntryView[]> {
    const rows = await this.database.prepared<Omit<BonusEntryView, 'label'>>(
      'bonus-entries',
      `select id, application_id as "applicationId", kind, instalment, amount_cents as amount, day::text as day, reason,
         reverses, actor_name as "actorName", ${INSTANT} as at
       from bonus_entry where application_id = any($1) order by application_id, id`,
      [applicationIds],
    );
    return rows.map((row) => ({
      ...row,
      label: BONUS_ENTRY_KINDS[row.kind],
      day: row.day && startOfDay(row.day),
    }));
  }
}
