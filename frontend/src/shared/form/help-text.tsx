import type { ComponentProps } from 'react';
import { classes } from '../ui/classes';
import css from './help-text.module.css';

interface HelpTextProps extends ComponentProps<'p'> {
  isError?: boolean;
}

export const HelpText = ({ isError = false, className, ...native }: HelpTextProps) => (
  <p {...native} className={classes(css.help, isError && css.error, className)} />
);
