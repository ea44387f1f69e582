import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  UsersRpc,
  type AuditEntryView,
  type AuditFilter,
  type AuditPage,
  type ListAudit,
} from '@araucaria/contracts';
import { Database, isoInstant, selectSql } from '@araucaria/database';
import { dayOf, Rpc } from '@araucaria/platform';

const DEFAULT_LIMIT = 50;

/** The start of a day in America/Sao_Paulo. */
const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'America/Sao_Paulo'`;

type Conditions = {
  [Name in keyof AuditFilter]-?: (value: NonNullable<AuditFilter[Name]>) => RawBuilder<unknown>;
};

/** The SQL of each condition of the filter; one that is missing here does not compile. */
const CONDITIONS: Conditions = {
  actorId: (id) => sql`e.actor_id = ${id}`,
  action: (action) => sql`e.action = ${action}`,
  subject: (subject) => sql`e.subject = ${subject}`,
  subjectId: (id) => sql`e.subject_id = ${id}`,
  startDate: (date) => sql`e.occurred_at >= ${startOf(sql`${dayOf(date)}::date`)}`,
  endDate: (date) => sql`e.occurred_at < ${startOf(sql`${dayOf(date)}::date + 1`)}`,
};

@Injectable()
export class AuditListService {
  constructor(private readonly database: Database) {}

  /** Continues before an entry, not by page: pages do not move while entries are added. */
  @Rpc(UsersRpc.auditTrail)
  async list({ limit = DEFAULT_LIMIT, before, ...filter }: ListAudit): Promise<AuditPage> {
    const conditions = [...conditionsOf(filter), ...(before == null ? [] : [sql`e.seq < ${before}`])];
    // With conditions it is planned for their values: another index serves a rare action than a frequent one.
    const isPrepared = conditions.length === 0 && limit === DEFAULT_LIMIT;
    const rows = await selectSql<AuditEntryView>(
      this.database,
      sql`select e.seq::integer as id, ${isoInstant('e.occurred_at')} as at, e.action, e.actor_id as "actorId",
          u.username as "actorName", e.subject, e.subject_id as "subjectId", e.details, o.address as origin,
          e.request_id as "requestId"
        from audit_entry e
          left join audit_origin o on o.seq = e.seq
          left join account u on u.id = e.actor_id
        where ${sql.join([sql`true`, ...conditions], sql` and `)}
        order by e.seq desc limit ${isPrepared ? sql.lit(limit + 1) : limit + 1}`,
      { isPrepared },
    );
    const entries = rows.slice(0, limit);
    return { entries, nextBefore: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }
}

/** null is absent, as in GraphQL. */
function conditionsOf(filter: AuditFilter): Array<RawBuilder<unknown>> {
  return Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof AuditFilter];
    return value == null ? [] : [(condition as (value: unknown) => RawBuilder<unknown>)(value)];
  });
}
