import type { RepeatableErasure } from '@araucaria/database';

/** The event and the entry of the audit trail of each record of `candidate_record` that is erased again. */
const addEvents = (action: string, events: string): string => `
  insert into outbox_event (id, name, payload, occurred_at)
  select gen_random_uuid(), event.name, event.payload, now() from candidate_record c
    cross join lateral (values
      ${events}
      ('audit.recorded', jsonb_build_object('action', '${action}', 'subject', 'candidate', 'subjectId', c.id,
        'actorId', null, 'details', '{"repeated": true}'::jsonb))) as event (name, payload)
  where c.id = any($1)`;

/** Erasures of candidates, and of the referrers whom candidates named. The audit trail knows them too (users service). */
export const ERASURES: readonly RepeatableErasure[] = [
  {
    kind: 'candidate',
    // Those of the last days, which may not be in the audit trail yet. The trail has no entries for a cleaning.
    erased: `select (payload ->> 'candidateId')::integer as id, occurred_at as at from outbox_event
      where name = 'candidate.erased' and not coalesce((payload ->> 'cleaning')::boolean, false)`,
    repeat: [
      `insert into removed_file (key) select resume_key from candidate_record
       where id = any($1) and resume_key is not null on conflict do nothing`,
      addEvents('candidate.erased', `('candidate.erased', jsonb_build_object('candidateId', c.id)),`),
      'delete from candidate_record where id = any($1)',
    ],
  },
  {
    kind: 'candidate-referrer',
    erased: `select (payload ->> 'subjectId')::integer as id, occurred_at as at from outbox_event
      where name = 'audit.recorded' and payload ->> 'action' = 'candidate.referrer-erased'`,
    repeat: [
      addEvents('candidate.referrer-erased', ''),
      'update candidate_record set referrer_name = null, referrer_email = null where id = any($1)',
    ],
  },
];
