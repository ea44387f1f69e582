import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { RecordDifference } from './record-differences';
import { RecordText, recordText } from './record-text';

/** `replace`: in place of the stored record. */
export type RecordDecision = 'leave' | 'add' | 'replace';

const isDecision = (value: string): value is RecordDecision => ['leave', 'add', 'replace'].includes(value);

interface RecordChoiceProps {
  difference: RecordDifference<unknown>;
  decision: RecordDecision;
  onDecide: (decision: RecordDecision) => void;
}

/** A record of a new résumé: the person decides whether it is added, replaces the stored one, or is left out. */
export function RecordChoice({ difference: { sent, stored }, decision, onDecide }: RecordChoiceProps) {
  const id = useId();
  return (
    <FormControl sx={{ overflowWrap: 'anywhere' }}>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {stored ? `Diferente do seu cadastro: ${recordText(stored)}` : 'Falta no seu cadastro'}
      </FormLabel>
      <RecordText record={sent} />
      <RadioGroup
        aria-labelledby={id}
        value={decision}
        onChange={(_event, value) => isDecision(value) && onDecide(value)}
      >
        <FormControlLabel
          value="leave"
          control={<Radio />}
          label={stored ? 'Manter o que está no cadastro' : 'Não acrescentar'}
        />
        {stored && (
          <FormControlLabel value="replace" control={<Radio />} label="Trocar pelo que está no currículo" />
        )}
        <FormControlLabel
          value="add"
          control={<Radio />}
          label={stored ? 'Acrescentar, e manter também o que está no cadastro' : 'Acrescentar ao cadastro'}
        />
      </RadioGroup>
    </FormControl>
  );
}
