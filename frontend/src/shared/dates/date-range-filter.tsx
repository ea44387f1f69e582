import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClearFilters } from '../lists/clear-filters';
import { dayOf, NO_RANGE, presetOf, presetRanges, type DayRange, type DayRangeControl } from './day-ranges';
import { DateRangePicker, rangeText } from './date-range-picker';

/** The chosen range in words, as its button has it; empty if there is none. */
export const chosenRange = (range: DayRange): string => presetOf(range)?.text ?? rangeText('', range);

/** Preset ranges as buttons, or any other range from a calendar. */
export function DateRangeFilter({ startDate, endDate, onChange }: DayRangeControl) {
  const preset = presetOf({ startDate, endDate });
  return (
    <Box
      role="group"
      aria-label="Período"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '& .MuiButton-root': { px: 1.25 } }}
    >
      {presetRanges(dayOf()).map(({ text, ...range }) => {
        // On the 7th 'Este mês' and 'Últimos 7 dias' are the same days.
        const chosen = preset?.startDate === range.startDate && preset.endDate === range.endDate;
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
        {...(preset ? NO_RANGE : { startDate, endDate })}
        onChange={onChange}
      />
      <ClearFilters
        label="Limpar filtro"
        isFiltered={Boolean(startDate || endDate)}
        onClear={() => onChange(NO_RANGE)}
      />
    </Box>
  );
}
