import TextField from '@mui/material/TextField';

/** Characters that the server asks for at least, and keeps at most. */
const MIN = 3;
const MAX = 500;

export const hasReason = (reason: string): boolean => reason.trim().length >= MIN;

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Whether sending was tried: from then on a missing reason is marked. */
  checked: boolean;
}

/** Why something about money is corrected; kept with the correction. */
export const ReasonField = ({ value, onChange, checked }: ReasonFieldProps) => (
  <TextField
    id="motivo"
    label="Motivo"
    required
    multiline
    minRows={2}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={checked && !hasReason(value)}
    helperText={
      checked && !hasReason(value)
        ? 'Informe o motivo (pelo menos 3 caracteres)'
        : 'Fica no histórico do bônus'
    }
    slotProps={{ htmlInput: { maxLength: MAX } }}
  />
);
