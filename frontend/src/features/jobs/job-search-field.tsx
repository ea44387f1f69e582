import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { useSearchText } from '../../shared/lists/use-search-text';

/** Short, because the list is in memory; long enough that a slow phone does not render it for each letter. */
const DEBOUNCE_MS = 150;

interface JobSearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
}

/** A native input: MUI's would add a twentieth to the first download of a page that needs no other. */
export function JobSearchField({ value, onSearch }: JobSearchFieldProps) {
  const [text, setText] = useSearchText({ value, onSearch, debounceMs: DEBOUNCE_MS });
  const field = useRef<HTMLInputElement>(null);
  // The server's HTML shows the field before its code has loaded: text typed meanwhile is kept. A layout effect, because a key during
  // hydration completes it within the event, and React then sets the field to its state.
  useLayoutEffect(() => {
    if (field.current?.value) setText(field.current.value);
  }, [setText]);
  return (
    <Box
      component="label"
      className="at-scripted"
      sx={{ display: 'block', maxWidth: 480, mb: 2, fontSize: '0.9rem', fontWeight: 600 }}
    >
      Buscar por cargo, requisito ou cidade
      <Box
        component="input"
        ref={field}
        type="search"
        name="busca"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        sx={{
          display: 'block',
          width: '100%',
          minHeight: 48,
          mt: 0.75,
          px: 1.75,
          font: 'inherit',
          fontSize: '1rem',
          fontWeight: 400,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 1,
        }}
      />
    </Box>
  );
}
