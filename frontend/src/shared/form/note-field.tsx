import TextField from '@mui/material/TextField';

/** Characters that the histories keep of a note. */
const LIMIT = 2000;

interface NoteFieldProps {
  id: string;
  label: string;
  hint: string;
  minRows?: number;
  value: string;
  onChange: (note: string) => void;
}

/** What somebody wants to be remembered with a change. */
export const NoteField = ({ id, label, hint, minRows = 3, value, onChange }: NoteFieldProps) => (
  <TextField
    id={id}
    label={label}
    helperText={hint}
    multiline
    minRows={minRows}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { maxLength: LIMIT } }}
  />
);
