import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface SelectFilterProps {
  id: string;
  label: string;
  value: string;
  /** Value and text; an empty value is 'all of them'. */
  options: ReadonlyArray<readonly [value: string, text: string]>;
  onChange: (value: string) => void;
}

/** A filter with a list to choose from. */
export function SelectFilter({ id, label, value, options, onChange }: SelectFilterProps) {
  // The address may hold what the list does not know (yet).
  const known = options.some(([option]) => option === value);
  return (
    <TextField
      select
      size="small"
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {!known && <MenuItem value={value}>…</MenuItem>}
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
