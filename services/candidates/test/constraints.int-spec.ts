import { describeConstraints } from '@araucaria/testing';

describeConstraints('candidates', {
  stored: [
    `insert into person (id, first_name, last_name, email, phone) overriding system value values
      (1, 'Íris', 'Conceição', 'Iris@example.com', '(41) 99999-0001'), (2, 'Davi', 'Luz', 'davi@example.com', '(41) 99999-0002')`,
    `insert into candidate (id, person_id, first_name, last_name, email, phone, job_id, resume_key) overriding system value
      select id, id, first_name, last_name, email, phone,
        case id when 1 then 9 end, case id when 1 then 'resumes/00000000-0000-4000-8000-000000000001.pdf' end
      from person`,
  ],
  refused: [
    [
      "insert into candidate (id, first_name, last_name, email, phone) overriding system value values (99, 'I', 'C', 'i@example.com', '1')",
      'person_id',
    ],
    [
      "insert into person (id, email, first_name, last_name, phone) overriding system value values (99, 'IRIS@EXAMPLE.COM', 'I', 'C', '1')",
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
