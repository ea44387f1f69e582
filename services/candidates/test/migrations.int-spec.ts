import { migrateSchema } from '@araucaria/database';
import { describeMigrations } from '@araucaria/testing';
import { CreateCandidates20261121 } from '../src/migrations/20261121-create-candidates.js';
import { AuditResumes20261121 } from '../src/migrations/20261121b-audit-resumes.js';
import { UndoChanges20261121 } from '../src/migrations/20261121c-undo-changes.js';
import { NoteSweeps20261121 } from '../src/migrations/20261121d-note-sweeps.js';
import { CompareChanges20261122 } from '../src/migrations/20261122-compare-changes.js';
import { RenameCronRuns20261123 } from '../src/migrations/20261123-rename-cron-runs.js';
import { KeepReasons20261205 } from '../src/migrations/20261205-keep-reasons.js';
import { MIGRATIONS } from '../src/migrations/index.js';

const INSERT_CANDIDATES = `
  insert into candidate (id, first_name, last_name, email, phone, job_id, score, status, hiring_step, consent_version,
      consent_at, resume_key, created_at, updated_at) overriding system value values
    (1, 'Íris', 'Conceição', 'Iris@example.com', '(41) 99999-0001', 9, 80, 'hired', 'documents', '1', '2026-03-01T12:00:00Z',
      'resumes/00000000-0000-4000-8000-000000000001.pdf', '2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z'),
    (2, 'Davi', 'Luz', 'davi@example.com', '(41) 99999-0002', null, 0, 'contratado', null, null, null, null,
      '2026-03-03T12:00:00Z', '2026-03-04T12:00:00Z')`;

describeMigrations({
  schema: 'candidates',
  migrations: MIGRATIONS,
  migrate: migrateSchema,
  stored: [
    {
      name: 'candidates',
      since: CreateCandidates20261121,
      insert: INSERT_CANDIDATES,
      select: `select first_name, last_name, email, phone, job_id, score, status, hiring_step, consent_version, resume_key,
        name_key, search_text, status_decided_at, step_decided_at from candidate order by id`,
      expected: [
        {
          first_name: 'Íris',
          last_name: 'Conceição',
          email: 'Iris@example.com',
          phone: '(41) 99999-0001',
          job_id: 9,
          score: 80,
          status: 'hired',
          hiring_step: 'documents',
          consent_version: '1',
          resume_key: 'resumes/00000000-0000-4000-8000-000000000001.pdf',
          name_key: 'iris conceicao',
          search_text: 'iris conceicao iris@example.com',
          status_decided_at: null,
          step_decided_at: null,
        },
        {
          first_name: 'Davi',
          last_name: 'Luz',
          email: 'davi@example.com',
          phone: '(41) 99999-0002',
          job_id: null,
          score: 0,
          status: 'contratado',
          hiring_step: null,
          consent_version: null,
          resume_key: null,
          name_key: 'davi luz',
          search_text: 'davi luz davi@example.com',
          status_decided_at: null,
          step_decided_at: null,
        },
      ],
    },
    {
      name: 'each application has its own person with the same data',
      since: CreateCandidates20261121,
      insert: 'select 1',
      select: `select p.email, p.first_name, p.last_name, p.phone, p.country, p.consent_version, p.consent_at = c.consent_at as consented,
          p.created_at::text, (select count(*)::int from person) as persons
        from candidate_record c join person p on p.id = c.person_id order by c.id`,
      expected: [
        {
          email: 'Iris@example.com',
          first_name: 'Íris',
          last_name: 'Conceição',
          phone: '(41) 99999-0001',
          country: 'Brasil',
          consent_version: '1',
          consented: true,
          created_at: '2026-03-01 12:00:00+00',
          persons: 2,
        },
        {
          email: 'davi@example.com',
          first_name: 'Davi',
          last_name: 'Luz',
          phone: '(41) 99999-0002',
          country: 'Brasil',
          consent_version: null,
          consented: null,
          created_at: '2026-03-03 12:00:00+00',
          persons: 2,
        },
      ],
    },
    {
      name: 'a score above 0 was given at the last change; a score of 0 was never given',
      since: CreateCandidates20261121,
      before: CompareChanges20261122,
      insert: 'select 1',
      select: 'select scored_at::text from candidate order by id',
      expected: [{ scored_at: '2026-03-02 12:00:00+00' }, { scored_at: null }],
    },
    {
      name: 'a score of 0 that was given',
      since: CompareChanges20261122,
      insert: "update candidate set scored_at = '2026-03-05T12:00:00Z' where id = 2",
      select: 'select scored_at::text from candidate where id = 2',
      expected: [{ scored_at: '2026-03-05 12:00:00+00' }],
    },
    {
      name: 'experiences and education belong to the person of the application',
      since: CreateCandidates20261121,
      insert: `
        insert into experience (candidate_id, company, position, start_date, is_current) values (1, 'Loja Sol', 'Vendedora', '2019-01-01', true);
        insert into education (candidate_id, institution, degree, start_date, end_date) values (1, 'UFPR', 'Letras', '2015-01-01', '2018-12-01')`,
      select: `select company, position, x.start_date::text as worked_since, is_current, institution, degree, e.end_date::text as studied_until
        from experience x join education e using (candidate_id, person_id)
          join candidate_record c on c.id = candidate_id and c.person_id = x.person_id where c.id = 1`,
      expected: [
        {
          company: 'Loja Sol',
          position: 'Vendedora',
          worked_since: '2019-01-01',
          is_current: true,
          institution: 'UFPR',
          degree: 'Letras',
          studied_until: '2018-12-01',
        },
      ],
    },
    {
      name: 'built-in reasons offer no second application for the job, and texts of the staff stay',
      since: KeepReasons20261205,
      insert: `update rejection_reason set message = 'Candidate-se de novo.' where position = 1;
        update rejection_reason set message = replace(message, chr(10), chr(13) || chr(10)) where position = 5`,
      select: `select position, version, message ilike '%candidate-se de novo%' as again, message like '%responda a este e-mail%' as reply
        from rejection_reason where message ilike '%candidate-se%' order by position`,
      expected: [
        { position: 1, version: 1, again: true, reply: false },
        { position: 2, version: 1, again: false, reply: false },
        { position: 3, version: 2, again: false, reply: true },
        { position: 5, version: 2, again: false, reply: true },
      ],
    },
    {
      name: 'changes without a name cannot be undone',
      since: CreateCandidates20261121,
      insert: `insert into history_entry (candidate_id, kind, from_value, to_value, note, actor_id, actor_name) values
        (1, 'status', 'new', 'hired', 'Boa conversa', 7, 'ana'), (1, 'hiring-step', null, 'documents', null, 7, 'ana')`,
      select: `select kind, from_value, to_value, note, actor_id, actor_name, undoes, before from history_entry
        where change_id is null order by id`,
      expected: [
        {
          kind: 'status',
          from_value: 'new',
          to_value: 'hired',
          note: 'Boa conversa',
          actor_id: 7,
          actor_name: 'ana',
          undoes: null,
          before: null,
        },
        {
          kind: 'hiring-step',
          from_value: null,
          to_value: 'documents',
          note: null,
          actor_id: 7,
          actor_name: 'ana',
          undoes: null,
          before: null,
        },
      ],
    },
    {
      name: 'copies of jobs and files to remove',
      since: CreateCandidates20261121,
      insert: `insert into job_ref (id, title, department, is_active) values (9, 'Analista', 'Pessoas', true);
        insert into removed_file (key, attempts) values ('resumes/old.pdf', 2)`,
      select: `select id, title, department, is_active, key, attempts from job_ref cross join removed_file`,
      expected: [
        {
          id: 9,
          title: 'Analista',
          department: 'Pessoas',
          is_active: true,
          key: 'resumes/old.pdf',
          attempts: 2,
        },
      ],
    },
    {
      name: 'views of a résumé',
      since: AuditResumes20261121,
      insert: "insert into resume_access (candidate_id, actor_id, actor_name) values (1, 7, 'ana')",
      select: 'select candidate_id, actor_id, actor_name from resume_access',
      expected: [{ candidate_id: 1, actor_id: 7, actor_name: 'ana' }],
    },
    {
      name: 'a named change and its undoing',
      since: UndoChanges20261121,
      insert: `
        insert into history_entry (candidate_id, kind, from_value, to_value, change_id)
          values (2, 'status', 'new', 'rejected', '00000000-0000-4000-8000-000000000009');
        insert into history_entry (candidate_id, kind, from_value, to_value, change_id, undoes)
          select 2, 'status', 'rejected', 'new', '00000000-0000-4000-8000-00000000000a', id from history_entry where candidate_id = 2;
        insert into resume_reading (key, notices) values ('resumes/x.pdf', '{scanned,truncated}')`,
      select: `select u.from_value, u.to_value, c.change_id, notices
        from history_entry u join history_entry c on c.id = u.undoes cross join resume_reading`,
      expected: [
        {
          from_value: 'rejected',
          to_value: 'new',
          change_id: '00000000-0000-4000-8000-000000000009',
          notices: ['scanned', 'truncated'],
        },
      ],
    },
    {
      name: 'the last run of a cron job',
      since: NoteSweeps20261121,
      before: RenameCronRuns20261123,
      insert: `insert into sweep_run (name, started_at, counts, error) values ('retention', '2026-03-02T12:00:00Z', '{"erased":3}', 'down')`,
      select: 'select name, started_at::text, finished_at, counts, error from cron_run',
      expected: [
        {
          name: 'retention',
          started_at: '2026-03-02 12:00:00+00',
          finished_at: null,
          counts: { erased: 3 },
          error: 'down',
        },
      ],
    },
    {
      name: 'a résumé belongs to the person who was the first to send it',
      since: CreateCandidates20261121,
      insert: 'select 1',
      select: `select o.key, p.email from resume_owner o join person p on p.id = o.person_id`,
      expected: [{ key: 'resumes/00000000-0000-4000-8000-000000000001.pdf', email: 'Iris@example.com' }],
    },
    {
      name: 'candidates are counted',
      since: CreateCandidates20261121,
      insert: 'select 1',
      // Changes wait beside the counters until they are folded into them.
      select: `select day::text, job_id, status, sum(candidates)::int as candidates from (
          select day, job_id, status, candidates from candidate_count where kind = 'job-day'
          union all select day, job_id, status, candidates from candidate_count_change) counted
        group by day, job_id, status having sum(candidates) <> 0 order by day`,
      expected: [
        { day: '2026-03-01', job_id: 9, status: 'hired', candidates: 1 },
        { day: '2026-03-03', job_id: 0, status: 'contratado', candidates: 1 },
      ],
    },
  ],
  refused: [
    [
      "insert into candidate (id, first_name, last_name, email, phone) overriding system value values (99, 'I', 'C', 'IRIS@EXAMPLE.COM', '1')",
      'candidate_email',
    ],
    [
      "insert into person (email, first_name, last_name, phone) values ('IRIS@EXAMPLE.COM', 'I', 'C', '1')",
      'person_email',
    ],
    [
      `insert into candidate_record (id, person_id, first_name, last_name, email, phone, job_id) overriding system value
        select 99, person_id, first_name, last_name, email, phone, job_id from candidate_record where id = 1`,
      'candidate_of_person',
    ],
    [
      `insert into candidate_record (id, person_id, first_name, last_name, email, phone) overriding system value
        select 99, person_id, first_name, last_name, email, phone from candidate_record where id = 2`,
      'candidate_of_person',
    ],
    ['delete from person', 'candidate_person'],
    [
      `insert into job_alert (person_id, department, location, created_at)
        select person_id, 'Design', '', now() from candidate_record, generate_series(1, 2)`,
      'job_alert_of_person',
    ],
    [
      `insert into person_resume (person_id, resume_key, filename, uploaded_at)
        select person_id, 'resumes/a.pdf', 'a.pdf', now() from candidate_record, generate_series(1, 2)`,
      'person_resume_of_person',
    ],
    ['update candidate set score = 101 where id = 1', 'candidate_score'],
    [
      `update candidate_record set resume_key = 'resumes/00000000-0000-4000-8000-000000000001.pdf' where id = 2`,
      'resume_of_person',
    ],
    [
      `insert into history_entry (candidate_id, kind, to_value, change_id) values
        (1, 'status', 'new', '00000000-0000-4000-8000-00000000000b'), (1, 'status', 'hired', '00000000-0000-4000-8000-00000000000b')`,
      'history_of_change',
    ],
    ["insert into cron_run (name, started_at) values ('twice', now()), ('twice', now())", 'cron_run_pkey'],
  ],
});
