import { migrateSchema } from '@araucaria/database';
import { describeMigrations } from '@araucaria/testing';
import { CreateInterviews20261121 } from '../src/migrations/20261121-create-interviews.js';
import { RemindCandidates20261121 } from '../src/migrations/20261121b-remind-candidates.js';
import { NoteWishes20261121 } from '../src/migrations/20261121c-note-wishes.js';
import { FollowCandidates20261122 } from '../src/migrations/20261122-follow-candidates.js';
import { RenameCronRuns20261123 } from '../src/migrations/20261123-rename-cron-runs.js';
import { NameReminderOutcomes20261123 } from '../src/migrations/20261123b-name-reminder-outcomes.js';
import { CopyJobTitles20261124 } from '../src/migrations/20261124-copy-job-titles.js';
import { MIGRATIONS } from '../src/migrations/index.js';

const SCHEDULED_ID = '00000000-0000-4000-8000-000000000001';
const CANCELLED_ID = '00000000-0000-4000-8000-000000000002';
const COLUMNS =
  'id, candidate_id, job_id, type, starts_at, status, notes, confirmed_by, confirmed_at, send_email, send_whatsapp, custom_message, created_at';
/** 10 December 2026 at 09:00 in São Paulo, with a date and a time that are not those of the interview. */
const SCHEDULED = `'${SCHEDULED_ID}', 3, 9, 'hr', '2026-12-10T12:00:00Z', 'scheduled', 'Sala 2', 'email', '2026-12-01T12:00:00Z', true, false,
  'Espero por você em 10/12/2026 às 09:00, e não em 11/12/2026 às 10:00.', '2026-11-20T12:00:00Z'`;
const CANCELLED = `'${CANCELLED_ID}', 4, 1, 'technical', '2026-12-10T12:00:00Z', 'cancelled', null, null, null, true, true,
  'Até 10/12/2026 às 09:00', '2026-11-20T12:00:00Z'`;
const SELECT_CRON_RUN = 'select name, started_at::text, counts from cron_run';
const CRON_RUN = [{ name: 'reminders', started_at: '2026-03-02 12:00:00+00', counts: { sent: 3 } }];
const SELECT_REMINDERS =
  'select lead, outcome, revision, decided_at::text from interview_reminder order by lead';
const REMINDERS = [
  { lead: 'day', outcome: 'sent', revision: 0, decided_at: '2026-12-09 12:00:00+00' },
  { lead: 'hour', outcome: 'dropped', revision: 0, decided_at: '2026-12-10 11:00:00+00' },
];
const REPLACED_MESSAGE = 'Espero por você em {{data}} às {{hora}}, e não em 11/12/2026 às 10:00.';

describeMigrations({
  schema: 'interviews',
  migrations: MIGRATIONS,
  migrate: migrateSchema,
  stored: [
    {
      name: 'interviews were arranged when they were created',
      since: CreateInterviews20261121,
      before: RemindCandidates20261121,
      insert: `insert into interview (${COLUMNS}) values (${SCHEDULED}), (${CANCELLED})`,
      select: 'select arranged_at = created_at as is_arranged_at_creation from interview',
      expected: [{ is_arranged_at_creation: true }, { is_arranged_at_creation: true }],
    },
    {
      name: 'interviews that were arranged later than they were created',
      since: RemindCandidates20261121,
      insert: `insert into interview (${COLUMNS}, arranged_at)
        values (${SCHEDULED}, '2026-11-21T12:00:00Z'), (${CANCELLED}, '2026-11-21T12:00:00Z')`,
      select: 'select arranged_at::text from interview',
      expected: [{ arranged_at: '2026-11-21 12:00:00+00' }, { arranged_at: '2026-11-21 12:00:00+00' }],
    },
    {
      name: 'the fields of an interview',
      since: CreateInterviews20261121,
      insert: 'select 1',
      select: `select candidate_id, job_id, type, starts_at::text, status, notes, confirmed_by, confirmed_at::text, send_email,
        send_whatsapp, revision, created_at::text, changed_at from interview where id = '${SCHEDULED_ID}'`,
      expected: [
        {
          candidate_id: 3,
          job_id: 9,
          type: 'hr',
          starts_at: '2026-12-10 12:00:00+00',
          status: 'scheduled',
          notes: 'Sala 2',
          confirmed_by: 'email',
          confirmed_at: '2026-12-01 12:00:00+00',
          send_email: true,
          send_whatsapp: false,
          revision: 0,
          created_at: '2026-11-20 12:00:00+00',
          changed_at: null,
        },
      ],
    },
    {
      name: 'the message of a scheduled interview names its own date and time by variables',
      since: CreateInterviews20261121,
      before: FollowCandidates20261122,
      insert: 'select 1',
      select: 'select status, custom_message from interview order by id',
      expected: [
        { status: 'scheduled', custom_message: REPLACED_MESSAGE },
        { status: 'cancelled', custom_message: 'Até 10/12/2026 às 09:00' },
      ],
    },
    {
      name: 'reminders: a published one was sent',
      since: RemindCandidates20261121,
      before: NameReminderOutcomes20261123,
      insert: `insert into interview_reminder values ('${SCHEDULED_ID}', 0, 'day', 'told', '2026-12-09T12:00:00Z'),
        ('${SCHEDULED_ID}', 0, 'hour', 'dropped', '2026-12-10T11:00:00Z')`,
      select: SELECT_REMINDERS,
      expected: REMINDERS,
    },
    {
      name: 'reminders',
      since: NameReminderOutcomes20261123,
      insert: `insert into interview_reminder values ('${SCHEDULED_ID}', 0, 'day', 'sent', '2026-12-09T12:00:00Z'),
        ('${SCHEDULED_ID}', 0, 'hour', 'dropped', '2026-12-10T11:00:00Z')`,
      select: SELECT_REMINDERS,
      expected: REMINDERS,
    },
    {
      name: 'the last run of a cron job, under the first name of the table',
      since: RemindCandidates20261121,
      before: RenameCronRuns20261123,
      insert: `insert into sweep_run (name, started_at, counts) values ('reminders', '2026-03-02T12:00:00Z', '{"sent":3}')`,
      select: SELECT_CRON_RUN,
      expected: CRON_RUN,
    },
    {
      name: 'the last run of a cron job',
      since: RenameCronRuns20261123,
      insert: `insert into cron_run (name, started_at, counts) values ('reminders', '2026-03-02T12:00:00Z', '{"sent":3}')`,
      select: SELECT_CRON_RUN,
      expected: CRON_RUN,
    },
    {
      name: 'a request for another time',
      since: NoteWishes20261121,
      insert: `update interview set reschedule_requested_at = '2026-12-02T12:00:00Z' where id = '${SCHEDULED_ID}'`,
      select: `select reschedule_requested_at::text from interview where id = '${SCHEDULED_ID}'`,
      expected: [{ reschedule_requested_at: '2026-12-02 12:00:00+00' }],
    },
    {
      name: 'the change that cancelled an interview',
      since: FollowCandidates20261122,
      insert: `update interview set changed_by = 'ana', changed_at = '2026-12-02T12:00:00Z', cancelled_by_change = id where id = '${CANCELLED_ID}'`,
      select: `select changed_by, changed_at::text, cancelled_by_change from interview where id = '${CANCELLED_ID}'`,
      expected: [
        { changed_by: 'ana', changed_at: '2026-12-02 12:00:00+00', cancelled_by_change: CANCELLED_ID },
      ],
    },
    {
      name: 'interviews are counted',
      since: CreateInterviews20261121,
      insert: 'select 1',
      select: `select status, is_confirmed, sum(counted)::int as interviews from interview_count
        group by status, is_confirmed order by status`,
      expected: [
        { status: 'cancelled', is_confirmed: false, interviews: 1 },
        { status: 'scheduled', is_confirmed: true, interviews: 1 },
      ],
    },
    {
      name: 'interviews wait for the copies of the names',
      since: CreateInterviews20261121,
      insert: 'select 1',
      select: `select id, candidate_name, candidate_email, name_key, search_text from interview order by id`,
      expected: [SCHEDULED_ID, CANCELLED_ID].map((id) => ({
        ...{ id, candidate_name: null, candidate_email: null, name_key: '', search_text: '' },
      })),
    },
    {
      name: 'titles are searched without accents and case',
      since: CopyJobTitles20261124,
      insert: `insert into job_ref (id, title, as_of) values (9, 'Analista de Operações', now())`,
      select: 'select id, title_key from job_ref order by id',
      expected: [
        { id: 1, title_key: '' },
        { id: 5, title_key: '' },
        { id: 9, title_key: 'analista de operacoes' },
      ],
    },
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
