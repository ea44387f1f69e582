import { departmentsOf, jobsOf } from './rule-jobs';

const JOBS = [
  { title: 'Pessoa Desenvolvedora SÊNIOR (Java)', department: 'Engenharia' },
  { title: 'Pessoa Desenvolvedora Seniora', department: 'engenharia ' },
  { title: 'Analista Senior', department: 'Financeiro' },
];

describe('jobs of a bonus rule', () => {
  it('lists each department once, and the department of the rule even if no job has it', () => {
    expect(departmentsOf(JOBS)).toEqual(['engenharia ', 'Financeiro']);
    expect(departmentsOf(JOBS, 'Jurídico')).toEqual(['engenharia ', 'Financeiro', 'Jurídico']);
    expect(departmentsOf(JOBS, 'Engenharia')).toEqual(['Engenharia', 'Financeiro']);
  });

  it('matches jobs of the department whose title contains the level', () => {
    expect(jobsOf(JOBS, { department: '', jobLevel: 'sênior' })).toEqual([JOBS[0]?.title, JOBS[2]?.title]);
    expect(jobsOf(JOBS, { department: 'ENGENHARIA', jobLevel: ' ' })).toHaveLength(2);
    expect(jobsOf(JOBS, { department: 'Engenharia', jobLevel: 'Sênior' })).toEqual([JOBS[0]?.title]);
  });
});
