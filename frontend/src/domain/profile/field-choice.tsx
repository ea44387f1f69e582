import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface FieldChoiceProps {
  label: string;
  /** The value of the profile; null: empty. */
  stored: string | null;
  sent: string;
  /** Where `sent` comes from: 'do novo envio'. */
  origin: string;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** A field that differs from the profile: the person chooses which of the two values holds. */
export function FieldChoice({ label, stored, sent, origin, isAccepted, onChange }: FieldChoiceProps) {
  const id = useId();
  return (
    <FormControl sx={{ overflowWrap: 'anywhere' }}>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {label}: {stored === null ? 'falta no seu cadastro' : 'diferente do seu cadastro'}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={isAccepted ? 'sent' : 'stored'}
        onChange={(_event, value) => onChange(value === 'sent')}
      >
        <FormControlLabel
          value="stored"
          control={<Radio />}
          label={stored === null ? 'Deixar em branco' : `Manter “${stored}”`}
        />
        <FormControlLabel value="sent" control={<Radio />} label={`Usar “${sent}”, ${origin}`} />
      </RadioGroup>
    </FormControl>
  );
}
