import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MENU_PAPER } from './menu-paper';

interface SelectFilterProps {
  id: string;
  label: string;
  value: string;
  /** Value and text; the empty value means 'all'. */
  options: ReadonlyArray<readonly [value: string, text: string]>;
  onChange: (value: string) => void;
}

const MENU = { slotProps: { paper: MENU_PAPER } };

export function SelectFilter({ id, label, value, options, onChange }: SelectFilterProps) {
  // The URL may name a value that is not among the options, or not yet.
  const isKnown = options.some(([option]) => option === value);
  return (
    <TextField
      select
      size="small"
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true, MenuProps: MENU } }}
    >
      {!isKnown && <MenuItem value={value}>…</MenuItem>}
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
