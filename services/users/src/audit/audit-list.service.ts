import { Injectable } from '@nestjs/common';
import type { AuditEntryView, AuditPage, ListAudit } from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { businessDayOf } from '@araucaria/platform';

const DEFAULT_LIMIT = 50;

const BUSINESS_ZONE_START = `($5::date)::timestamp at time zone 'America/Sao_Paulo'`;
const BUSINESS_ZONE_END = `($6::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

/** Reads the audit trail. */
@Injectable()
export class AuditListService {
  constructor(private readonly database: Database) {}

  async list({ limit = DEFAULT_LIMIT, ...filter }: ListAudit): Promise<AuditPage> {
    const { actorId, action, subject, subjectId, startDate, endDate, before } = filter;
    const values = [actorId, action, subject, subjectId, dayOf(startDate), dayOf(endDate), before, limit + 1];
    // Planned anew for each filter: one of the indexes fits each of them.
    const rows = await this.database.rows<AuditEntryView>(
      `select e.seq::integer as id, ${isoInstantSql('e.occurred_at')} as at,
         e.action, e.actor_id as "actorId", e.subject, e.subject_id as "subjectId", e.details, o.address as origin,
         e.request_id as "requestId"
       from audit_entry e left join audit_origin o on o.seq = e.seq
       where ($1::integer is null or e.actor_id = $1) and ($2::text is null or e.action = $2)
         and ($3::text is null or e.subject = $3) and ($4::text is null or e.subject_id = $4)
         and ($5::date is null or e.occurred_at >= ${BUSINESS_ZONE_START})
         and ($6::date is null or e.occurred_at < ${BUSINESS_ZONE_END})
         and ($7::bigint is null or e.seq < $7)
       order by e.seq desc limit $8`,
      values.map((value) => value ?? null),
    );
    const entries = rows.slice(0, limit);
    return { entries, nextBefore: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }
}

const PLAIN_DAY_LENGTH = 10;

/** An instant means its day in America/Sao_Paulo. */
const dayOf = (value: string | undefined): string | undefined =>
  value && value.length > PLAIN_DAY_LENGTH ? businessDayOf(new Date(value)) : value;
