import { addCalendarDays, dayInSaoPaulo } from '@araucaria/contracts/domain';
import { addAuditEntries } from '../seed/account-tables.ts';
import { startOfToday } from '../seed/seed-database.ts';
import { pageGroup, pageRow } from './page-rows.ts';

/** As the page of the audit trail asks for its entries. */
const DOCUMENT = `query ($filter: AuditFilter, $before: Int, $limit: Int) {
  auditTrail(filter: $filter, before: $before, limit: $limit) {
    entries { id at action actorId actorName subject subjectId origin details { name value } }
    nextBefore
  }
}`;

interface AuditPage {
  auditTrail: { entries: Array<{ id: number }> };
}

const NEWEST = 'e.seq desc';
const daysFromNow = (days: number) => addCalendarDays(dayInSaoPaulo(new Date()), days);
const startOf = (day: string) => `('${day}'::date)::timestamp at time zone 'America/Sao_Paulo'`;

/** A page that is no recent one: a week of a year ago. */
const [FROM, TO] = [daysFromNow(-365), daysFromNow(-359)];

/** The audit trail, of which there are as many entries as candidates elsewhere. It has no total. */
export const group = pageGroup(
  {
    document: DOCUMENT,
    pageSize: 50,
    fill: {
      copy: 'audit',
      with: (client, { candidates: count }) => addAuditEntries(client, { count, until: startOfToday() }),
    },
    pageIn: ({ auditTrail: { entries } }: AuditPage) => ({ ids: entries.map(({ id }) => id) }),
    columns: 'e.*, e.seq::integer as id, o.address',
    matching: 'from users.audit_entry e left join users.audit_origin o on o.seq = e.seq where',
  },
  [
    pageRow(
      'audit-first-page',
      'audit trail, newest entries',
      { variables: {}, where: 'true', orderBy: NEWEST },
      { isFirst: true },
    ),
    pageRow('audit-actor', 'audit trail, of one user', {
      variables: { filter: { actorId: 150 } },
      where: 'e.actor_id = 150',
      orderBy: NEWEST,
    }),
    pageRow('audit-subject', 'audit trail, about one candidate', {
      variables: { filter: { subject: 'candidate', subjectId: '4711' } },
      where: `e.subject = 'candidate' and e.subject_id = '4711'`,
      orderBy: NEWEST,
    }),
    pageRow('audit-week', 'audit trail, logins of a week of a year ago', {
      variables: { filter: { action: 'login', startDate: FROM, endDate: TO } },
      where: `e.action = 'login' and e.occurred_at >= ${startOf(FROM)} and e.occurred_at < ${startOf(daysFromNow(-358))}`,
      orderBy: NEWEST,
    }),
    pageRow('audit-rare', 'audit trail, an action without an entry', {
      variables: { filter: { action: 'bonus.paid' } },
      where: `e.action = 'bonus.paid'`,
      orderBy: NEWEST,
    }),
  ],
);
