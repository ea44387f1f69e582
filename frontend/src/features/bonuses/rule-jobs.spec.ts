import { departmentsOf, jobsOf } from './rule-jobs.js';

const JOBS = [
  { title: 'Pessoa Desenvolvedora SÊNIOR (Java)', department: 'Engenharia' },
  { title: 'Pessoa Desenvolvedora Seniora', department: 'engenharia ' },
  { title: 'Analista Senior', department: 'Financeiro' },
];

describe('what a bonus rule is for', () => {
  it('offers each department once, and that of the rule though no job has it', () => {
    expect(departmentsOf(JOBS)).toEqual(['engenharia ', 'Financeiro']);
    expect(departmentsOf(JOBS, 'Jurídico')).toEqual(['engenharia ', 'Financeiro', 'Jurídico']);
    expect(departmentsOf(JOBS, 'Engenharia')).toEqual(['Engenharia', 'Financeiro']);
  });

  it('is for the jobs of its department with the words of its level in the title', () => {
    expect(jobsOf(JOBS, { department: '', jobLevel: 'sênior' })).toEqual([JOBS[0]?.title, JOBS[2]?.title]);
    expect(jobsOf(JOBS, { department: 'ENGENHARIA', jobLevel: ' ' })).toHaveLength(2);
    expect(jobsOf(JOBS, { department: 'Engenharia', jobLevel: 'Sênior' })).toEqual([JOBS[0]?.title]);
  });
});
