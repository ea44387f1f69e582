import { useId } from 'react';
import { commaList } from '@araucaria/contracts/domain';
import { formatSalary } from '../../shared/format/formats';
import { contractOf, modelOf } from './job-rules';
import css from './job-summary.module.css';
import type { ShownJob } from './job-query';

const DEADLINE = 'Prazo';

export function JobSummary({ job }: { job: ShownJob }) {
  const id = useId();
  const facts = [
    ['Salário', formatSalary(job.salaryMin, job.salaryMax)],
    ['Localização', job.location],
    ['Modelo', modelOf(job.type)],
    ['Contratação', contractOf(job.type)],
    ['Departamento', job.department],
    [DEADLINE, job.isOpen ? job.closingText : null],
  ];
  const steps = commaList(job.selectionSteps);
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name} className={name === DEADLINE ? css.wide : undefined}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
      {steps.length > 0 && (
        <div className={css.wide}>
          <dt id={id}>Etapas do processo</dt>
          <dd>
            <ol aria-labelledby={id}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </dd>
        </div>
      )}
    </dl>
  );
}
