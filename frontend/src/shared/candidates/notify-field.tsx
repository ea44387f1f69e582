import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

interface NotifyFieldProps {
  many?: boolean;
  value: boolean;
  onChange: (notify: boolean) => void;
}

/** Whether rejected candidates get an e-mail. The recruiter decides each time. */
export const NotifyField = ({ many = false, value, onChange }: NotifyFieldProps) => (
  <FormControl>
    <FormControlLabel
      label={many ? 'Avisar os candidatos por e-mail' : 'Avisar o candidato por e-mail'}
      sx={{ minHeight: 44 }}
      control={
        <Checkbox
          checked={value}
          onChange={(_event, checked) => onChange(checked)}
          slotProps={{ input: { 'aria-describedby': 'avisar-ajuda' } }}
        />
      }
    />
    <FormHelperText id="avisar-ajuda" sx={{ mx: 0 }}>
      O e-mail sai em cerca de um minuto; desfazer a rejeição antes disso o cancela.
    </FormHelperText>
  </FormControl>
);
