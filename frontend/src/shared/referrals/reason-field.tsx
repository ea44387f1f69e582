import TextField from '@mui/material/TextField';
import { REASON_MAX_CHARS, REASON_MIN_CHARS } from '@araucaria/contracts/domain';

export const hasReason = (reason: string): boolean => reason.trim().length >= REASON_MIN_CHARS;

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Whether the form was submitted: from then on a missing reason is marked as an error. */
  checked: boolean;
}

/** The reason for a correction of a bonus, stored with it. */
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
        ? `Informe o motivo (pelo menos ${REASON_MIN_CHARS} caracteres)`
        : 'Fica no histórico do bônus'
    }
    slotProps={{ htmlInput: { maxLength: REASON_MAX_CHARS } }}
  />
);
