import TextField from '@mui/material/TextField';
import { NOTE_MAX_CHARS } from '@araucaria/contracts/domain';

interface NoteFieldProps {
  id: string;
  label: string;
  hint: string;
  minRows?: number;
  value: string;
  onChange: (note: string) => void;
}

/** A note that is stored with a change. */
export const NoteField = ({ id, label, hint, minRows = 3, value, onChange }: NoteFieldProps) => (
  <TextField
    id={id}
    label={label}
    helperText={hint}
    multiline
    minRows={minRows}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { maxLength: NOTE_MAX_CHARS } }}
  />
);
