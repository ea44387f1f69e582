import { migrateSchema } from '@araucaria/database';
import { describeMigrations } from '@araucaria/testing';
import { CreateReferrals20261121 } from '../src/migrations/20261121-create-referrals.js';
import { AnnounceInstalments20261121 } from '../src/migrations/20261121b-announce-instalments.js';
import { RememberCandidates20261121 } from '../src/migrations/20261121c-remember-candidates.js';
import { RecordBonuses20261122 } from '../src/migrations/20261122-record-bonuses.js';
import { RenameCronRuns20261123 } from '../src/migrations/20261123-rename-cron-runs.js';
import { DateRecordedBonuses20261123 } from '../src/migrations/20261123b-date-recorded-bonuses.js';
import { MIGRATIONS } from '../src/migrations/index.js';

describeMigrations({
  schema: 'referrals',
  migrations: MIGRATIONS,
  migrate: migrateSchema,
  stored: [
    {
      name: 'referrals of an account and of a visitor',
      since: CreateReferrals20261121,
      insert: `insert into referral (id, code, referrer_id, referrer_name, referrer_email, job_id, clicks, active, expires_at, consent_version, created_at)
        values (1, 'REFABC123', 7, null, null, 9, 4, true, '2027-01-01T12:00:00Z', null, '2026-01-01T12:00:00Z'),
          (2, 'REFABC124', null, 'Rui', 'Rui@example.com', 5, 0, false, null, '1', '2026-01-02T12:00:00Z')`,
      select: `select id, code, referrer_id, referrer_name, referrer_email, job_id, clicks, active, expires_at::text,
        consent_version, created_at::text, erased_at from referral order by id`,
      expected: [
        {
          id: 1,
          code: 'REFABC123',
          referrer_id: 7,
          referrer_name: null,
          referrer_email: null,
          job_id: 9,
          clicks: 4,
          active: true,
          expires_at: '2027-01-01 12:00:00+00',
          consent_version: null,
          created_at: '2026-01-01 12:00:00+00',
          erased_at: null,
        },
        {
          id: 2,
          code: 'REFABC124',
          referrer_id: null,
          referrer_name: 'Rui',
          referrer_email: 'Rui@example.com',
          job_id: 5,
          clicks: 0,
          active: false,
          expires_at: null,
          consent_version: '1',
          created_at: '2026-01-02 12:00:00+00',
          erased_at: null,
        },
      ],
    },
    {
      name: 'applications: hired with one paid instalment, not hired, and hired but erased',
      since: CreateReferrals20261121,
      insert: `insert into referral_application (id, referral_id, candidate_id, job_id, first_bonus_cents, second_bonus_cents,
          hire_date, first_due_on, second_due_on, first_paid_on, candidate_erased_at, created_at) values
        (1, 1, 31, 9, 50000, 50001, '2020-01-10', '2020-02-10', '2020-04-10', '2020-02-11', null, '2020-01-02T12:00:00Z'),
        (2, 2, 32, null, 20000, 20000, null, null, null, null, null, '2020-01-03T12:00:00Z'),
        (3, 2, 33, 9, 100, 100, '2020-01-20', '2999-02-10', '2999-04-10', null, '2020-01-25T12:00:00Z', '2020-01-04T12:00:00Z')`,
      select: `select id, referral_id, candidate_id, first_bonus_cents, second_bonus_cents, hire_date::text, first_due_on::text,
        first_paid_on::text, second_paid_on, suspension, suspended_at, self_referral_at from referral_application order by id`,
      expected: [
        {
          id: 1,
          referral_id: 1,
          candidate_id: 31,
          first_bonus_cents: 50_000,
          second_bonus_cents: 50_001,
          hire_date: '2020-01-10',
          first_due_on: '2020-02-10',
          first_paid_on: '2020-02-11',
          second_paid_on: null,
          suspension: null,
          suspended_at: null,
          self_referral_at: null,
        },
        expect.objectContaining({ id: 2, referral_id: 2, first_bonus_cents: 20_000, hire_date: null }),
        expect.objectContaining({ id: 3, candidate_id: 33, first_due_on: '2999-02-10', first_paid_on: null }),
      ],
    },
    {
      name: 'notices of instalments that fell due before notices existed count as published',
      since: CreateReferrals20261121,
      before: AnnounceInstalments20261121,
      insert: 'select 1',
      select:
        'select application_id, instalment, kind, due_on::text from bonus_announcement order by instalment, kind',
      expected: [
        { application_id: 1, instalment: 1, kind: 'due', due_on: '2020-02-10' },
        { application_id: 1, instalment: 1, kind: 'overdue', due_on: '2020-02-10' },
        { application_id: 1, instalment: 2, kind: 'due', due_on: '2020-04-10' },
        { application_id: 1, instalment: 2, kind: 'overdue', due_on: '2020-04-10' },
      ],
    },
    {
      name: 'published notices and digests',
      since: AnnounceInstalments20261121,
      insert: `insert into bonus_announcement values (1, 2, 'due', '2020-04-10', '2020-04-10T12:00:00Z');
        insert into bonus_digest values ('2020-04-10', '2020-04-10T11:00:00Z')`,
      select: `select application_id, instalment, kind, due_on::text, a.told_at::text, d.told_at::text as digest_at
        from bonus_announcement a join bonus_digest d on d.day = a.due_on`,
      expected: [
        {
          application_id: 1,
          instalment: 2,
          kind: 'due',
          due_on: '2020-04-10',
          told_at: '2020-04-10 12:00:00+00',
          digest_at: '2020-04-10 11:00:00+00',
        },
      ],
    },
    {
      name: 'the record of bonuses starts with registrations, hires and payments, in cents',
      since: CreateReferrals20261121,
      before: RecordBonuses20261122,
      insert: 'select 1',
      select: `select application_id, kind, instalment, amount_cents, day::text, at::text from bonus_entry
        order by application_id, id`,
      expected: [
        {
          application_id: 1,
          kind: 'registered',
          instalment: null,
          amount_cents: 100_001,
          day: null,
          at: '2020-01-02 12:00:00+00',
        },
        {
          application_id: 1,
          kind: 'hired',
          instalment: null,
          amount_cents: 100_001,
          day: '2020-01-10',
          at: '2020-01-10 03:00:00+00',
        },
        {
          application_id: 1,
          kind: 'paid',
          instalment: 1,
          amount_cents: 50_000,
          day: '2020-02-11',
          at: '2020-02-11 03:00:00+00',
        },
        expect.objectContaining({ application_id: 2, kind: 'registered', amount_cents: 40_000 }),
        expect.objectContaining({ application_id: 3, kind: 'registered', amount_cents: 200 }),
        expect.objectContaining({ application_id: 3, kind: 'hired', day: '2020-01-20' }),
      ],
    },
    {
      name: 'entries of the record of bonuses; those from before the record are dated by their day in São Paulo',
      since: RecordBonuses20261122,
      before: DateRecordedBonuses20261123,
      insert: `insert into bonus_entry (application_id, kind, amount_cents, day, reason, at) values
          (1, 'hired', 100001, '2020-01-10', 'Registrada antes de existir o histórico do bônus', '2020-01-09T21:00:00Z');
        insert into bonus_entry (application_id, kind, instalment, amount_cents, day, at) values
          (1, 'paid', 1, 50000, '2020-02-11', '2020-02-12T12:00:00Z');
        insert into bonus_entry (application_id, kind, instalment, amount_cents, reverses, at)
          select 1, 'reversed', 1, -50000, id, '2020-02-13T12:00:00Z' from bonus_entry where kind = 'paid'`,
      select:
        'select kind, amount_cents, reverses is not null as is_reversal, at::text from bonus_entry order by id',
      expected: [
        { kind: 'hired', amount_cents: 100_001, is_reversal: false, at: '2020-01-10 03:00:00+00' },
        { kind: 'paid', amount_cents: 50_000, is_reversal: false, at: '2020-02-12 12:00:00+00' },
        { kind: 'reversed', amount_cents: -50_000, is_reversal: true, at: '2020-02-13 12:00:00+00' },
      ],
    },
    {
      name: 'entries of the record of bonuses with their dates',
      since: DateRecordedBonuses20261123,
      insert: `insert into bonus_entry (application_id, kind, amount_cents, day, at) values
          (1, 'hired', 100001, '2020-01-10', '2020-01-10T03:00:00Z')`,
      select: 'select kind, amount_cents, at::text from bonus_entry order by id',
      expected: [{ kind: 'hired', amount_cents: 100_001, at: '2020-01-10 03:00:00+00' }],
    },
    {
      name: 'candidates with a registered hire were hired, unless they are erased',
      since: CreateReferrals20261121,
      before: RememberCandidates20261121,
      insert: 'select 1',
      select: 'select candidate_id, was_hired, hired_on, status from candidate_ref',
      expected: [{ candidate_id: 31, was_hired: true, hired_on: null, status: null }],
    },
    {
      name: 'candidates with a hire date were hired',
      since: RememberCandidates20261121,
      before: RecordBonuses20261122,
      insert: `insert into candidate_ref (candidate_id, hired_on, erased_at) values (31, '2020-01-10', null), (33, null, '2020-01-25T12:00:00Z'),
        (34, '2020-01-11', null), (35, null, null)`,
      select:
        'select candidate_id, was_hired, hired_on::text, erased_at::text from candidate_ref order by candidate_id',
      expected: [
        { candidate_id: 31, was_hired: true, hired_on: '2020-01-10', erased_at: null },
        { candidate_id: 33, was_hired: false, hired_on: null, erased_at: '2020-01-25 12:00:00+00' },
        { candidate_id: 34, was_hired: true, hired_on: '2020-01-11', erased_at: null },
        { candidate_id: 35, was_hired: false, hired_on: null, erased_at: null },
      ],
    },
    {
      name: 'rules compare the words of their level',
      since: CreateReferrals20261121,
      before: RecordBonuses20261122,
      insert: `insert into bonus_rule (department, department_key, job_level, bonus_cents, description, active, created_at, updated_at) values
        ('Operações', 'operacoes', 'Sênior / Especialista', 150000, 'Raro', true, now(), now()), (null, null, ' ', 50000, null, false, now(), now())`,
      select:
        'select department, department_key, job_level, level_key, bonus_cents, description, active from bonus_rule order by id',
      expected: [
        {
          department: 'Operações',
          department_key: 'operacoes',
          job_level: 'Sênior / Especialista',
          level_key: ' senior especialista ',
          bonus_cents: 150_000,
          description: 'Raro',
          active: true,
        },
        {
          department: null,
          department_key: null,
          job_level: ' ',
          level_key: null,
          bonus_cents: 50_000,
          description: null,
          active: false,
        },
      ],
    },
    {
      name: 'copies of jobs; only the reserved ones have a title',
      since: CreateReferrals20261121,
      insert:
        "insert into job_ref (id, department, is_active, as_of) values (9, 'Pessoas', false, '2026-01-01T12:00:00Z')",
      select: 'select id, department, is_active, is_removed, title from job_ref order by id',
      expected: [
        { id: 1, department: 'Todas as áreas', is_active: true, is_removed: false, title: '' },
        { id: 5, department: 'Todas as áreas', is_active: true, is_removed: false, title: '' },
        { id: 9, department: 'Pessoas', is_active: false, is_removed: false, title: null },
      ],
    },
    {
      name: 'the last run of a cron job',
      since: AnnounceInstalments20261121,
      before: RenameCronRuns20261123,
      insert: `insert into sweep_run (name, started_at, counts) values ('instalments', '2026-03-02T12:00:00Z', '{"due":3}')`,
      select: 'select name, started_at::text, counts from cron_run',
      expected: [{ name: 'instalments', started_at: '2026-03-02 12:00:00+00', counts: { due: 3 } }],
    },
    {
      name: 'referrals are counted',
      since: CreateReferrals20261121,
      insert: 'select 1',
      select: 'select sum(counted)::int as referrals from referral_count',
      expected: [{ referrals: 2 }],
    },
  ],
  refused: [
    ['update referral set referrer_email = null where id = 2', 'referral_by_someone'],
    [
      'update referral_application set first_paid_on = null, second_paid_on = second_due_on where id = 1',
      'referral_application_order',
    ],
    ['update referral_application set suspended_at = now() where id = 2', 'referral_application_suspended'],
    ["insert into bonus_entry (application_id, kind, at) values (2, 'paid', now())", 'bonus_entry_payment'],
    ['delete from bonus_entry', 'append-only'],
  ],
});
