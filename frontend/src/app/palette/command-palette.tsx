import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import Search from '../../generated/icons/Search';
import { useSearchText } from '../../shared/lists/use-search-text';
import { useLogout } from '../shells/use-logout';
import { usePaletteItems, type PaletteItem } from './use-palette-items';

const LABEL = 'Ir para uma pessoa, vaga, página ou ação';

/** Finds a person, a vacancy, a page or an act by some letters, and opens it. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} slotProps={{ paper: { 'aria-label': LABEL } }}>
      <PaletteSearch onClose={onClose} />
    </Dialog>
  );
}

/** In the dialog, so that its field exists when the hook looks for it. */
function PaletteSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const logout = useLogout();
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText({ value: search, onSearch: setSearch, debounceMs: 200 });
  const { items, status } = usePaletteItems(text, search, logout);
  const choose = (item: PaletteItem | null) => {
    if (!item) return;
    onClose();
    if (item.act) item.act();
    else if (item.to) void navigate(item.to);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    open: true,
    options: items,
    value: null,
    inputValue: text,
    autoHighlight: true,
    clearOnBlur: false,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ text: label }) => label,
    getOptionKey: ({ key }) => key,
    // The items are those that were found.
    filterOptions: (found) => found,
    onInputChange: (_event, value, reason) => reason === 'input' && setText(value),
    onChange: (_event, item) => choose(item),
  });
  return (
    <>
      <Box
        {...getRootProps()}
        // The dialog closes by Escape; the field would only clear itself.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') getRootProps().onKeyDown?.(event);
        }}
      >
        <InputBase
          autoFocus
          fullWidth
          placeholder={LABEL}
          startAdornment={<Search aria-hidden sx={{ mr: 1.5, color: 'text.secondary' }} />}
          slotProps={{ input: { ...getInputProps(), 'aria-label': LABEL } }}
          sx={{ px: 2, py: 1.25 }}
        />
      </Box>
      <Box
        // A list element may not contain groups of options.
        {...(getListboxProps() as object)}
        aria-label="Resultados"
        sx={{ p: 1, overflowY: 'auto', maxHeight: '60dvh' }}
      >
        {groupedOptions.map(({ key, group, index, options }) => (
          <Box role="group" key={key} aria-label={group}>
            <Typography
              aria-hidden
              variant="caption"
              component="p"
              sx={{ px: 1.5, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
            >
              {group}
            </Typography>
            {options.map((option, position) => (
              <Option
                key={option.key}
                item={option}
                optionProps={getOptionProps({ option, index: index + position })}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Typography role="status" sx={{ px: 2.5, pb: 2, color: 'text.secondary' }}>
        {status}
      </Typography>
    </>
  );
}

interface OptionProps {
  item: PaletteItem;
  optionProps: React.HTMLAttributes<HTMLElement> & { key: React.Key };
}

function Option({ item: { text, detail }, optionProps: { key: _key, ...props } }: OptionProps) {
  return (
    <Box
      {...props}
      sx={{
        px: 1.5,
        py: 1,
        minHeight: 40,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        '&.Mui-focused, &.Mui-focusVisible': { bgcolor: 'action.selected' },
      }}
    >
      {text}
      {detail && (
        <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}
