import { useEffect, useRef } from 'react';
import Link from '@mui/material/Link';
import { Alert, AlertTitle } from '../ui/alert';

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
    <Alert ref={element} severity="error" tabIndex={-1} role="alert" sx={{ scrollMarginTop: 96 }}>
      <AlertTitle>Há {errors.length === 1 ? 'um campo' : `${errors.length} campos`} para corrigir</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {errors.map(({ field, message }) => (
          // The padding belongs to the row, so that the bullet is at the first line of a long link.
          <li key={field} style={{ paddingBlock: 4 }}>
            <Link
              href={`#${field}`}
              color="inherit"
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
