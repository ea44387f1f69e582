import { useController, type Control } from 'react-hook-form';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { RULES } from './application-rules';
import type { ApplicationValues } from './application-values';
import { CONSENT_TEXT, CONSENT_VERSION } from './consent';

export function ConsentField({ control }: { control: Control<ApplicationValues> }) {
  const { field, fieldState } = useController({ control, name: 'consent', rules: RULES.consent });
  return (
    <FormControl error={Boolean(fieldState.error)}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1.25 } }}
        control={
          <Checkbox
            id="consent"
            checked={field.value}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            sx={{ p: 1.25 }}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': 'consent-text' } }}
          />
        }
        label={CONSENT_TEXT}
      />
      <FormHelperText id="consent-text" sx={{ ml: 4.1 }}>
        {fieldState.error?.message ?? `Termo de consentimento, versão ${CONSENT_VERSION}`}
      </FormHelperText>
    </FormControl>
  );
}
