import { useState } from 'react';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../shared/format/formats';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { Difference, JobField } from './job-conflict';

type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<JobField, Side>>;

interface ConflictDialogProps {
  differences: Difference[];
  onChosen: (choices: Choices) => void;
  onClose: () => void;
}

/** Lists the fields that another user changed since the job was opened; the user chooses which version to keep. */
export function ConflictDialog({ differences, onChosen, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      differences.filter(({ untouched }) => untouched).map(({ field }) => [field, 'theirs'] as const),
    ),
  );
  const missing = differences.filter(({ field }) => !choices[field]).length;
  return (
    <FormDialog
      title="Esta vaga foi alterada enquanto você a editava"
      submit="Salvar com estas escolhas"
      cancel="Continuar editando"
      disabled={missing > 0}
      isDirty={false}
      onSubmit={() => onChosen(choices)}
      onClose={onClose}
    >
      <DialogContentText>
        Nada foi salvo ainda, e o que você digitou continua no formulário. Escolha o que fica em cada campo.
      </DialogContentText>
      {differences.map((difference) => (
        <DifferenceField
          key={difference.field}
          difference={difference}
          value={choices[difference.field]}
          onChange={(side) => setChoices((before) => ({ ...before, [difference.field]: side }))}
        />
      ))}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {missing > 0 &&
          (missing === 1 ? 'Falta escolher em um campo.' : `Falta escolher em ${missing} campos.`)}
      </Typography>
    </FormDialog>
  );
}

interface DifferenceFieldProps {
  difference: Difference;
  value: Side | undefined;
  onChange: (side: Side) => void;
}

function DifferenceField({ difference, value, onChange }: DifferenceFieldProps) {
  const { field, label, mine, theirs, changedBy, changedAt, untouched } = difference;
  const titleId = `diferenca-${field}`;
  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend" id={titleId} sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Alterado por {changedBy} em {formatDateTime(changedAt)}
        {!untouched && ', e também por você'}
      </Typography>
      <RadioGroup
        aria-labelledby={titleId}
        name={titleId}
        value={value ?? ''}
        onChange={(_event, side) => onChange(side as Side)}
        sx={{ gap: 1 }}
      >
        <Choice side="theirs" title={`Usar o de ${changedBy}`} text={theirs} />
        <Choice side="mine" title={untouched ? 'Manter como estava' : 'Manter o meu'} text={mine} />
      </RadioGroup>
    </FormControl>
  );
}

const Choice = ({ side, title, text }: { side: Side; title: string; text: string }) => (
  <FormControlLabel
    value={side}
    control={<Radio />}
    sx={{ m: 0, alignItems: 'start', '& .MuiFormControlLabel-label': { minWidth: 0, flex: 1, pt: 1.1 } }}
    label={
      <>
        {title}
        <Box
          component="span"
          sx={{
            display: 'block',
            mt: 0.5,
            p: 1,
            maxHeight: 180,
            overflowY: 'auto',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {text}
        </Box>
      </>
    }
  />
);
