import { useEffect, useState } from 'react';
import css from './page-spinner.module.css';

/** During a shorter wait a spinner would only flash. */
const SHOW_AFTER_MS = 300;

export function PageSpinner({ label = 'Carregando...' }: { label?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Marks a part that waits, also before the spinner is shown: for `early-input.js`, and for tests.
    <div role="status" data-loading className={css.space}>
      {shown && (
        <>
          <div role="progressbar" aria-label={label} className={css.spinner} />
          <span>{label}</span>
        </>
      )}
    </div>
  );
}
