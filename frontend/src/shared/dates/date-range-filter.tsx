import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClearFilters } from '../lists/clear-filters';
import { dayOf, presetRanges, type DayRange } from './day-ranges';
import { DateRangePicker, rangeText } from './date-range-picker';

interface DateRangeFilterProps extends DayRange {
  onChange: (range: DayRange) => void;
}

/** The chosen range in words, as its button has it; empty if there is none. */
export function chosenRange(range: DayRange): string {
  const preset = presetRanges(dayOf()).find(
    ({ startDate, endDate }) => startDate === range.startDate && endDate === range.endDate,
  );
  return preset?.text ?? rangeText('', range);
}

/** Preset ranges as buttons, or any other range from a calendar. */
export function DateRangeFilter({ startDate, endDate, onChange }: DateRangeFilterProps) {
  const ranges = presetRanges(dayOf());
  const isChosen = (range: DayRange) => range.startDate === startDate && range.endDate === endDate;
  const custom = Boolean(startDate || endDate) && !ranges.some(isChosen);
  return (
    <Box
      role="group"
      aria-label="Período"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '& .MuiButton-root': { px: 1.25 } }}
    >
      {ranges.map(({ text, ...range }) => {
        const chosen = isChosen(range);
        return (
          <Button
            key={text}
            variant={chosen ? 'contained' : 'outlined'}
            // The accent is for the chosen range and for acts.
            color={chosen ? 'primary' : 'inherit'}
            sx={chosen ? undefined : { borderColor: 'divider' }}
            aria-pressed={chosen}
            onClick={() => onChange(range)}
          >
            {text}
          </Button>
        );
      })}
      <DateRangePicker
        label="Período personalizado"
        startDate={custom ? startDate : ''}
        endDate={custom ? endDate : ''}
        onChange={onChange}
      />
      <ClearFilters
        label="Limpar filtro"
        isFiltered={Boolean(startDate || endDate)}
        onClear={() => onChange({ startDate: '', endDate: '' })}
      />
    </Box>
  );
}
