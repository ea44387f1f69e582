import { describeConstraints } from '@araucaria/testing';

describeConstraints('jobs', {
  stored: [
    `insert into job (id, title, department, location, type, description, requirements, salary_min, salary_max)
      values (101, 'Analista', 'Pessoas', 'Curitiba', 'Hibrido', 'Cuida de pessoas.', 'Escuta', 4000, 6000)`,
  ],
  refused: [
    ['update job set salary_max = 3999 where id = 101', 'job_salary_range'],
    ["insert into job_change (job_id, version, fields) values (999, 2, '{title}')", 'job_change_job_id_fkey'],
  ],
});
