import { useEffect, useRef } from 'react';
import { Alert, AlertTitle } from '../ui/alert';
import { AddressLink } from '../ui/links';
import css from './error-summary.module.css';

interface ErrorSummaryProps {
  /** Id of each refused field with its message. */
  errors: Array<{ field: string; message: string }>;
  /** Number of refused submissions; each one moves the focus here. */
  attempt: number;
}

/** All errors of a form, with a link to each field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) element.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <Alert ref={element} severity="error" tabIndex={-1} role="alert" className={css.summary}>
      <AlertTitle>Há {errors.length === 1 ? 'um campo' : `${errors.length} campos`} para corrigir</AlertTitle>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <AddressLink
              href={`#${field}`}
              isPlain
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </AddressLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
