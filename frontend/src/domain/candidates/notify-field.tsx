import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

interface NotifyFieldProps {
  many?: boolean;
  /** A time was chosen for the e-mail. */
  scheduled?: boolean;
  value: boolean;
  onChange: (notify: boolean) => void;
}

/** Whether rejected candidates get an e-mail. The recruiter decides each time. */
export function NotifyField({ many = false, scheduled = false, value, onChange }: NotifyFieldProps) {
  const helpId = useId();
  return (
    <FormControl>
      <FormControlLabel
        label={many ? 'Avisar os candidatos por e-mail' : 'Avisar o candidato por e-mail'}
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            checked={value}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <FormHelperText id={helpId} sx={{ mx: 0 }}>
        {scheduled
          ? 'Desfazer a rejeição antes do envio cancela o e-mail.'
          : 'O e-mail sai em cerca de um minuto; desfazer a rejeição antes disso o cancela.'}
      </FormHelperText>
    </FormControl>
  );
}
