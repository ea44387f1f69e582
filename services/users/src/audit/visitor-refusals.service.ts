import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UsersRpc,
  VISITOR_REFUSAL_TERM_DAYS,
  type ListVisitorRefusals,
  type ObservedAccess,
  type VisitorRefusalPage,
  type VisitorRefusalView,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Rpc } from '@araucaria/platform';

const DEFAULT_LIMIT = 50;

/** Whether an access belongs here: a refusal of a visitor, whom the audit trail cannot name. */
export const isVisitorRefusal = ({ action, actorId }: Pick<ObservedAccess, 'action' | 'actorId'>): boolean =>
  action === 'access.refused' && (actorId ?? null) === null;

/** Refusals of visitors: beside the audit trail, because anyone can cause them, and with a term (decision 022). */
@Injectable()
export class VisitorRefusalsService {
  constructor(private readonly database: Database) {}

  async add(
    em: EntityManager,
    { occurredAt, details = {}, requestId, origin }: ObservedAccess,
  ): Promise<void> {
    const { code, where = null, count = 1 } = details;
    await em.execute(
      `insert into visitor_refusal (occurred_at, code, place, count, request_id, origin) values (?, ?, ?, ?, ?, ?)`,
      [new Date(occurredAt), String(code), where, Number(count), requestId ?? null, origin ?? null],
    );
  }

  @Rpc(UsersRpc.visitorRefusals)
  async list({ before, limit = DEFAULT_LIMIT }: ListVisitorRefusals): Promise<VisitorRefusalPage> {
    const rows = await this.database.read<VisitorRefusalView>({
      text: `select id, ${isoInstantSql('occurred_at')} as at, code, place as "where", count, origin
       from visitor_refusal where $1::integer is null or id < $1 order by id desc limit $2`,
      values: [before ?? null, limit + 1],
    });
    const refusals = rows.slice(0, limit);
    return { refusals, nextBefore: rows.length > limit ? (refusals.at(-1)?.id ?? null) : null };
  }

  /** Deletes refusals after their term. @returns their number */
  async purge(): Promise<number> {
    const deleted = await this.database.write({
      name: 'purge-visitor-refusals',
      text: `delete from visitor_refusal where recorded_at < now() - make_interval(days => $1) returning 1`,
      values: [VISITOR_REFUSAL_TERM_DAYS],
    });
    return deleted.length;
  }
}
