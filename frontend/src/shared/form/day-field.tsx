import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as words } from '@mui/x-date-pickers/locales';
import { ptBR } from 'date-fns/locale/pt-BR';
import type { Day } from '../days';
import { toDate, toDay } from '../local-days';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: Day | '';
  onChange: (day: Day | '') => void;
  min?: Day;
  max?: Day;
  size?: 'small' | 'medium';
}

const texts = words.components.MuiLocalizationProvider.defaultProps.localeText;

/** A day, typed as dd/mm/aaaa or picked from a calendar. */
export function DayField({ label, value, onChange, min, max, size = 'small' }: DayFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ptBR} localeText={texts}>
      <DatePicker
        label={label}
        value={toDate(value) ?? null}
        minDate={toDate(min)}
        maxDate={toDate(max)}
        onChange={(date) => {
          if (date === null) onChange('');
          // While a year is being typed it is one of antiquity.
          else if (!Number.isNaN(date.getTime()) && date.getFullYear() >= 2000) onChange(toDay(date));
        }}
        slotProps={{ textField: { size, fullWidth: true }, field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
