import { migrateSchema } from '@araucaria/database';
import { describeMigrations } from '@araucaria/testing';
import { CreateJobs20261121 } from '../src/migrations/20261121-create-jobs.js';
import { RememberRemovedJobs20261121b } from '../src/migrations/20261121b-remember-removed-jobs.js';
import { MIGRATIONS } from '../src/migrations/index.js';

describeMigrations({
  schema: 'jobs',
  migrations: MIGRATIONS,
  migrate: migrateSchema,
  stored: [
    {
      name: 'a job has its first version',
      since: CreateJobs20261121,
      insert: `insert into job (id, title, department, location, type, description, requirements, benefits, salary_min, salary_max, is_active)
        values (101, 'Analista', 'Pessoas', 'Curitiba', 'Hibrido', 'Cuida de pessoas.', 'Escuta', null, 4000, 6000, false)`,
      select: `select title, department, location, type, description, requirements, benefits, salary_min, salary_max,
        is_active, is_system, version, selection_steps, closes_on from job where id = 101`,
      expected: [
        {
          title: 'Analista',
          department: 'Pessoas',
          location: 'Curitiba',
          type: 'Hibrido',
          description: 'Cuida de pessoas.',
          requirements: 'Escuta',
          benefits: null,
          salary_min: 4000,
          salary_max: 6000,
          is_active: false,
          is_system: false,
          version: 1,
          selection_steps: null,
          closes_on: null,
        },
      ],
    },
    {
      name: 'the reserved jobs, with the title that the company gave one',
      since: CreateJobs20261121,
      insert: "update job set title = 'Banco de Currículos' where id = 1",
      select: 'select id, title, is_system, version from job where is_system order by id',
      expected: [
        { id: 1, title: 'Banco de Currículos', is_system: true, version: 1 },
        { id: 5, title: 'Indicação espontânea', is_system: true, version: 1 },
      ],
    },
    {
      name: 'a removed job',
      since: RememberRemovedJobs20261121b,
      insert: "insert into removed_job values (77, '2026-03-02T12:00:00Z')",
      select: 'select id, removed_at::text from removed_job',
      expected: [{ id: 77, removed_at: '2026-03-02 12:00:00+00' }],
    },
  ],
  refused: [
    ['update job set salary_max = 3999 where id = 101', 'job_salary_range'],
    ["insert into job_change (job_id, version, fields) values (999, 2, '{title}')", 'job_change_job_id_fkey'],
  ],
});
