import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DayRange } from '../day-ranges';
import { dayOf, quickRanges } from '../day-ranges';
import { DayField } from './day-field';

interface RangeFilterProps extends DayRange {
  onChange: (range: DayRange) => void;
}

/** Ranges of days at one press, or any other from both its ends. */
export function RangeFilter({ startDate, endDate, onChange }: RangeFilterProps) {
  const [known, setKnown] = useState({ startDate, endDate });
  const [draft, setDraft] = useState({ startDate, endDate });
  // The address changed: 'back', or a quick range.
  if (known.startDate !== startDate || known.endDate !== endDate) {
    setKnown({ startDate, endDate });
    setDraft({ startDate, endDate });
  }
  const reversed = draft.startDate !== '' && draft.endDate !== '' && draft.endDate < draft.startDate;
  return (
    <Box role="group" aria-label="Período" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {quickRanges(dayOf()).map(({ text, ...range }) => {
          const chosen = range.startDate === startDate && range.endDate === endDate;
          return (
            <Button
              key={text}
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => onChange(range)}
            >
              {text}
            </Button>
          );
        })}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px 200px auto auto 1fr' },
        }}
      >
        <DayField
          label="Data inicial"
          value={draft.startDate}
          onChange={(day) => setDraft({ ...draft, startDate: day })}
        />
        <DayField
          label="Data final"
          value={draft.endDate}
          min={draft.startDate || undefined}
          onChange={(day) => setDraft({ ...draft, endDate: day })}
        />
        <Button
          variant="contained"
          disabled={!draft.startDate || !draft.endDate || reversed}
          onClick={() => onChange(draft)}
        >
          Aplicar
        </Button>
        <Button
          color="inherit"
          disabled={!startDate && !endDate && !draft.startDate && !draft.endDate}
          onClick={() => {
            setDraft({ startDate: '', endDate: '' });
            onChange({ startDate: '', endDate: '' });
          }}
        >
          Limpar filtro
        </Button>
      </Box>
    </Box>
  );
}
