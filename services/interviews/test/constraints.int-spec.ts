import { describeConstraints } from '@araucaria/testing';

const SCHEDULED_ID = '00000000-0000-4000-8000-000000000001';

describeConstraints('interviews', {
  stored: [
    `insert into interview (id, candidate_id, type, starts_at, status, send_email, send_whatsapp, arranged_at) values
      ('${SCHEDULED_ID}', 3, 'hr', '2026-12-10T12:00:00Z', 'scheduled', true, false, now()),
      ('00000000-0000-4000-8000-000000000002', 4, 'technical', '2026-12-10T12:00:00Z', 'cancelled', true, true, now())`,
  ],
  refused: [
    [
      `insert into interview_reminder values ('${SCHEDULED_ID}', 1, 'day', 'told', now())`,
      'interview_reminder_outcome_check',
    ],
    [`update interview set arranged_at = null where id = '${SCHEDULED_ID}'`, 'arranged_at'],
    [`update interview set starts_at = starts_at + interval '5 minutes'`, 'interview_on_grid'],
    [`update interview set status = 'scheduled'`, 'interview_slot'],
  ],
});
