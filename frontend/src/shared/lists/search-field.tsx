import { useEffect, useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Search from '@mui/icons-material/Search';
import { SEARCH_MAX_CHARS } from '@araucaria/contracts/domain';
import { tooLong } from '../form/text-length';

/** Pause in typing after which the search runs. */
const DEBOUNCE_MS = 350;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search field that searches when typing pauses. A text over the limit shows an error and is not searched. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [searched, setSearched] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    // Back changes the value from outside: the field follows. The value of its own search may arrive while typing goes on.
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }
  const excess = tooLong(text, SEARCH_MAX_CHARS);
  useEffect(() => {
    if (text === value || excess) return;
    const timer = setTimeout(() => {
      setSearched(text);
      onSearch(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, excess, onSearch]);
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={Boolean(excess)}
      helperText={excess}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
        },
        formHelperText: { role: 'status' },
      }}
    />
  );
}
