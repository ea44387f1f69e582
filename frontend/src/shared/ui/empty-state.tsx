import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** Stands alone on the page: the title is its heading (h1). */
  isPage?: boolean;
  children?: ReactNode;
}

export function EmptyState({ title, text, icon, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={css.state}>
      {icon && (
        <div aria-hidden className={css.icon}>
          {icon}
        </div>
      )}
      <Title className={isPage ? 'at-h2' : 'at-h3'}>{title}</Title>
      {text && <p className={classes('at-body1 at-muted', css.text)}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
