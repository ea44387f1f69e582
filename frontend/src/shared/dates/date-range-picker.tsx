import { useRef, useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import 'react-day-picker/style.css';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import DateRangeOutlined from '../../generated/icons/DateRangeOutlined';
import { formatDay, NO_RANGE, type DayRange, type DayRangeControl } from './day-ranges';
import { toDate, toDay } from './browser-dates';
import { useNarrow } from '../ui/use-narrow';

interface DateRangePickerProps extends DayRangeControl {
  /** Names the range, e.g. 'Período personalizado'. */
  label: string;
  /** Shows the current and the next month; otherwise the previous and the current. */
  future?: boolean | undefined;
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short' });

const STYLE = {
  '--rdp-accent-color': 'var(--at-palette-primary-main)',
  '--rdp-accent-background-color':
    'color-mix(in srgb, var(--at-palette-primary-main) 16%, var(--at-palette-background-paper))',
  '--rdp-range_start-color': 'var(--at-palette-primary-contrastText)',
  '--rdp-range_end-color': 'var(--at-palette-primary-contrastText)',
  '--rdp-weekday-opacity': '1',
  '--rdp-outside-opacity': '1',
  '--rdp-day-width': '40px',
  '--rdp-day_button-width': '38px',
  '--rdp-nav_button-width': '44px',
  '--rdp-nav_button-height': '44px',
} as const;

/** A range of days, both ends included, from a calendar of two months; one month on a phone. */
export function DateRangePicker({
  label,
  startDate,
  endDate,
  onChange,
  future = false,
}: DateRangePickerProps) {
  const narrow = useNarrow(720);
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<DateRange | undefined>();
  const [open, setOpen] = useState(false);
  const firstMonth = toDate(startDate) ?? (future || narrow ? undefined : lastMonth());
  const apply = (range: DayRange) => {
    setOpen(false);
    onChange(range);
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        startIcon={<DateRangeOutlined />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setDraft({ from: toDate(startDate), to: toDate(endDate) });
          setOpen(true);
        }}
        sx={{ justifyContent: 'flex-start', borderColor: 'divider', px: 1.5 }}
      >
        {rangeText(label, { startDate, endDate })}
      </Button>
      <Popover
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        marginThreshold={8}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { p: { xs: 1, sm: 2 } } },
        }}
      >
        <DayPicker
          mode="range"
          autoFocus
          locale={ptBR}
          numberOfMonths={narrow ? 1 : 2}
          {...(firstMonth && { defaultMonth: firstMonth })}
          formatters={{ formatWeekdayName: (day) => weekday.format(day).replace('.', '') }}
          selected={draft}
          onSelect={setDraft}
          style={STYLE as React.CSSProperties}
        />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 1 }}>
          <Button
            color="inherit"
            disabled={!startDate && !endDate && !draft?.from}
            onClick={() => apply(NO_RANGE)}
          >
            Limpar filtro
          </Button>
          <Button
            variant="contained"
            disabled={!draft?.from}
            onClick={() => {
              if (draft?.from)
                apply({ startDate: toDay(draft.from), endDate: toDay(draft.to ?? draft.from) });
            }}
          >
            Aplicar
          </Button>
        </Box>
      </Popover>
    </>
  );
}

function lastMonth(): Date {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth() - 1, 1);
}

/** The chosen range in words; the label if there is none. */
export function rangeText(label: string, { startDate, endDate }: DayRange): string {
  if (startDate && endDate)
    return startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} – ${formatDay(endDate)}`;
  if (startDate) return `Desde ${formatDay(startDate)}`;
  return endDate ? `Até ${formatDay(endDate)}` : label;
}
