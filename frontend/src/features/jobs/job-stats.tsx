import type { JobFigures } from '../../domain/jobs/jobs-preview';
import css from './job-stats.module.css';

export function JobStats({ figures }: { figures: JobFigures }) {
  const stats = [
    { value: figures.departments, label: 'Departamentos' },
    { value: figures.locations, label: 'Localidades' },
    { value: figures.open, label: 'Vagas abertas' },
    { value: '100%', label: 'Remoto Opcional' },
  ];
  return (
    <dl className={css.figures}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
