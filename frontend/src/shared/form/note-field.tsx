import TextField from '@mui/material/TextField';

/** Characters, as on the server. */
const MAX_NOTE_LENGTH = 2000;

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
    slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
  />
);
