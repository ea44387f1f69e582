import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as words } from '@mui/x-date-pickers/locales';
import { ptBR } from 'date-fns/locale/pt-BR';
import { isDay, type Day } from '../days';

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

/** The picker thinks in instants of this browser; only their calendar day is meant. */
const toDate = (day: Day | '' | undefined): Date | null => {
  if (!day || !isDay(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
const two = (value: number) => String(value).padStart(2, '0');
const toDay = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** A day, typed as dd/mm/aaaa or picked from a calendar. */
export function DayField({ label, value, onChange, min, max, size = 'small' }: DayFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ptBR} localeText={texts}>
      <DatePicker
        label={label}
        value={toDate(value)}
        minDate={toDate(min) ?? undefined}
        maxDate={toDate(max) ?? undefined}
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
