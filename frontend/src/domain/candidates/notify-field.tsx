import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

interface NotifyFieldProps {
  label: string;
  help: string;
  value: boolean;
  onChange: (notify: boolean) => void;
}

/** Whether candidates get an e-mail about a decision. The recruiter decides each time. */
export function NotifyField({ label, help, value, onChange }: NotifyFieldProps) {
  const helpId = useId();
  return (
    <FormControl>
      <FormControlLabel
        label={label}
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
        {help}
      </FormHelperText>
    </FormControl>
  );
}
