import { useId, type ReactNode } from 'react';
import { Columns } from '../../shared/form/columns';
import { classes } from '../../shared/ui/classes';
import css from './form-section.module.css';

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className="at-h2">
        {title}
      </h2>
      {text && <p className={classes('at-body1 at-muted', css.text)}>{text}</p>}
      <div className={css.fields}>
        <Columns>{children}</Columns>
      </div>
    </section>
  );
}
