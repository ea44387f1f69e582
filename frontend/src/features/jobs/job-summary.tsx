import { formatSalary } from '../../shared/format/formats';
import { contractOf, modelOf } from './job-rules';
import css from './job-summary.module.css';
import type { ShownJob } from './job-query';

/** The facts of a job: what a visitor decides by. */
export function JobSummary({ job }: { job: ShownJob }) {
  const facts = [
    ['Salário', formatSalary(job.salaryMin, job.salaryMax)],
    ['Localização', job.location],
    ['Modelo', modelOf(job.type)],
    ['Contratação', contractOf(job.type)],
    ['Departamento', job.department],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
