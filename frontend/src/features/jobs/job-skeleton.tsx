import { classes } from '../../shared/ui/classes';
import { Placeholder } from '../../shared/ui/placeholder';
import css from './job-skeleton.module.css';

export const JobSkeleton = () => (
  <div role="status" aria-label="Carregando vaga..." className={css.skeleton}>
    <Placeholder height={44} maxWidth={540} />
    <Placeholder height={20} maxWidth={420} />
    <Placeholder height={44} maxWidth={150} />
    <div className={classes('at-card', css.text)}>
      {[1, 2, 3].map((part) => (
        <div key={part} className={css.part}>
          <Placeholder height={28} maxWidth={160} />
          <Placeholder height={96} />
        </div>
      ))}
    </div>
  </div>
);
