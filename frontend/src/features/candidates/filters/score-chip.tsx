import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FilterChip } from '../../../shared/lists/filter-chip';
import { scoreRangeOf, scoreRangeText, type ScoreRange } from './score-range';

const LABEL = 'Pontuação';

interface ScoreChipProps {
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
}

export const ScoreChip = ({ value, onChange }: ScoreChipProps) => (
  <FilterChip label={LABEL} text={scoreRangeText(value)} kind="dialog" onClear={() => onChange('')}>
    {({ anchor, close }) => (
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': LABEL } }}
      >
        <ScoreForm
          range={scoreRangeOf(value)}
          onSubmit={(next) => {
            close();
            onChange(next);
          }}
        />
      </Popover>
    )}
  </FilterChip>
);

interface ScoreFormProps {
  range: ScoreRange;
  onSubmit: (value: string) => void;
}

function ScoreForm({ range, onSubmit }: ScoreFormProps) {
  const [from, setFrom] = useState(textOf(range.minScore));
  const [to, setTo] = useState(textOf(range.maxScore));
  const value = from || to ? `${from}-${to}` : '';
  const isValid = !value || scoreRangeText(value) !== '';
  const field = (label: string, text: string, set: (text: string) => void) => (
    <TextField
      size="small"
      label={label}
      value={text}
      error={!isValid}
      onChange={(event) => set(event.target.value.trim())}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
    />
  );
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onSubmit(value);
      }}
      sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: '7rem 7rem' }}
    >
      {field('De', from, setFrom)}
      {field('Até', to, setTo)}
      <Typography
        role="status"
        variant="body2"
        sx={{ gridColumn: '1 / -1', color: isValid ? 'text.secondary' : 'error.main' }}
      >
        {isValid ? 'Quem está sem nota fica de fora.' : 'Informe números de 0 a 100, em ordem.'}
      </Typography>
      <Button type="submit" variant="contained" disabled={!isValid} sx={{ gridColumn: '1 / -1' }}>
        Aplicar
      </Button>
    </Box>
  );
}

const textOf = (score: number | undefined): string => (score === undefined ? '' : String(score));
