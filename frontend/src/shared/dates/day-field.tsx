import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as words, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { ptBR } from 'date-fns/locale/pt-BR';
import type { Day } from './days';
import { toDate, toDay } from './browser-dates';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: Day;
  /** Called with a whole day, or an empty text. */
  onChange: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  /** Reports an incomplete day, or one outside `min` and `max`; null: the value is valid. */
  onProblem?: (problem: DayProblem | null) => void;
  /** Shown below while there is no error. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Keeps a line for the error free, so that nothing below moves when it appears. */
  reservesErrorLine?: boolean;
  /** An element with this id, as a link to the field names it, moves its focus into the field. */
  id?: string;
  /** Gets a handle that moves the focus into the field. */
  focusRef?: (handle: { focus: () => void } | null) => void;
}

export type DayProblem = 'incomplete' | 'before' | 'after';

const PROBLEMS: Partial<Record<NonNullable<DateValidationError>, DayProblem>> = {
  invalidDate: 'incomplete',
  minDate: 'before',
  maxDate: 'after',
};

// The package types each text as possibly undefined.
const texts = words.components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText;

/** An empty field shows the format of a day. MUI's opacity of 0.42 has too little contrast. */
const FIELD = {
  // As other fields have it (`theme.ts`).
  '& .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'color-mix(in srgb, var(--at-palette-text-primary) 50%, transparent)',
  },
  '& :has(> input[value=""]) > .MuiPickersInputBase-sectionsContainer': { opacity: 0.8 },
};

/** A day, typed as dd/mm/aaaa or chosen from a calendar. */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, min, max, onProblem, hint, error, reservesErrorLine, id, focusRef } = props;
  const [minDate, maxDate] = [toDate(min), toDate(max)];
  const outOfRange = useRef<DayProblem | null>(null);
  // The picker clears its sections unless its reported date is passed back; `value` changes only with a complete year.
  const [partial, setPartial] = useState<{ date: Date; value: Day }>();
  const unfinished = partial?.value === value ? partial.date : undefined;
  const report = (incomplete = false) => onProblem?.(incomplete ? 'incomplete' : outOfRange.current);
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ptBR} localeText={texts}>
      <Box
        {...(id && { id, tabIndex: -1 })}
        ref={(box: HTMLElement | null) => focusRef?.(box && { focus: () => focusWithin(box) })}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) focusWithin(currentTarget);
        }}
        // The picker marks an incomplete date but does not report it.
        onBlur={({ currentTarget }) =>
          report(
            // A whole year such as 1900 is no unfinished one: it is before `min`.
            (unfinished !== undefined && (unfinished.getFullYear() < 1000 || outOfRange.current === null)) ||
              (value === '' &&
                unfinished === undefined &&
                Boolean(currentTarget.querySelector('input')?.value)),
          )
        }
      >
        <DatePicker
          label={label}
          value={unfinished ?? toDate(value) ?? null}
          {...(minDate && { minDate })}
          {...(maxDate && { maxDate })}
          onChange={(date) => {
            // While a year is being typed the picker reports years such as 0002.
            const isDay = date !== null && !Number.isNaN(date.getTime()) && date.getFullYear() >= 2000;
            setPartial(date === null || isDay ? undefined : { date, value });
            if (date === null) onChange('');
            else if (isDay) onChange(toDay(date));
            report();
          }}
          onError={(problem) => {
            outOfRange.current = (problem && PROBLEMS[problem]) ?? null;
            report();
          }}
          slotProps={{
            textField: {
              size: 'small',
              fullWidth: true,
              helperText: error ?? hint ?? (reservesErrorLine ? ' ' : undefined),
              ...(error && { error: true }),
              // As all labels. The picker has its own field, which does not follow the theme.
              slotProps: { inputLabel: { shrink: true } },
              sx: FIELD,
            },
            field: { clearable: true },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

const focusWithin = (box: HTMLElement) => box.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
