import { useLayoutEffect, useRef } from 'react';
import { useSearchText } from '../../shared/lists/use-search-text';
import { classes } from '../../shared/ui/classes';
import css from './job-search-field.module.css';

/** Short, because the list is in memory; long enough that a slow phone does not render it for each letter. */
const DEBOUNCE_MS = 150;

interface JobSearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
}

/** A native input: MUI's would add a twentieth to the first download of a page that needs no other. */
export function JobSearchField({ value, onSearch }: JobSearchFieldProps) {
  const [text, setText, searchNow] = useSearchText({ value, onSearch, debounceMs: DEBOUNCE_MS });
  const field = useRef<HTMLInputElement>(null);
  // The server's HTML shows the field before its code has loaded: text typed meanwhile is kept. A layout effect, because a key during
  // hydration completes it within the event, and React then sets the field to its state.
  useLayoutEffect(() => {
    if (field.current?.value) setText(field.current.value);
  }, [setText]);
  return (
    <div className={css.search}>
      <svg className={classes('at-svg', css.icon)} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M10 17a7 7 0 1 1 0-14 7 7 0 0 1 0 14m5-2 6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <input
        ref={field}
        type="search"
        name="busca"
        aria-label="Buscar por cargo, requisito ou cidade"
        placeholder="Cargo, requisito ou cidade"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={searchNow}
        className={css.field}
      />
    </div>
  );
}
