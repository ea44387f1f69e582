import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Search from '../../generated/icons/Search';
import { SEARCH_MAX_CHARS } from '@araucaria/contracts/domain';
import { tooLong } from '../form/text-length';
import { useSearchText } from './use-search-text';

const DEBOUNCE_MS = 350;

const isTooLong = (text: string) => Boolean(tooLong(text, SEARCH_MAX_CHARS));

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search field that searches when typing pauses. A text over the limit shows an error and is not searched. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText, searchNow] = useSearchText({
    value,
    onSearch,
    debounceMs: DEBOUNCE_MS,
    refuses: isTooLong,
  });
  const excess = tooLong(text, SEARCH_MAX_CHARS);
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={searchNow}
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
