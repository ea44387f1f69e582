import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SELECTABLE_STATUSES, statusLabel } from '../../../shared/candidates/candidate-status';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { JobFilter } from '../../../shared/jobs/job-filter';
import { SearchField } from '../../../shared/lists/search-field';
import { DateRangePicker } from '../../../shared/dates/date-range-picker';
import { isFiltered, NO_FILTERS, type Filters } from './candidate-filters';

const STATUSES = [
  ['', 'Todos os status'],
  ...[...SELECTABLE_STATUSES, 'hiring_offer', 'hiring_documents'].map(
    (status) => [status, statusLabel(status)] as const,
  ),
] as const;

interface FilterBarProps {
  view: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Label of the range of days. */
  daysLabel: string;
  ahead?: boolean;
  searchLabel: string;
  /** Options of the status; default: those of candidates. */
  statuses?: ReadonlyArray<readonly [value: string, text: string]>;
}

export function FilterBar({
  view,
  onChange,
  daysLabel,
  ahead,
  searchLabel,
  statuses = STATUSES,
}: FilterBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: '1fr 1fr',
          // At 1280 pixels five fields in a row would truncate their labels.
          lg: 'repeat(3, 1fr)',
          xl: 'minmax(230px, 1.4fr) repeat(2, minmax(160px, 1fr)) auto auto',
        },
      }}
    >
      <SearchField label={searchLabel} value={view.search} onSearch={search} />
      <JobFilter id="filtro-vaga" value={view.job} onChange={(job) => onChange({ job })} />
      <SelectFilter
        id="filtro-status"
        label="Status"
        value={view.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <DateRangePicker
        label={daysLabel}
        future={ahead}
        startDate={view.de}
        endDate={view.ate}
        onChange={({ startDate, endDate }) => onChange({ de: startDate, ate: endDate })}
      />
      <Button
        color="inherit"
        disabled={!isFiltered(view)}
        onClick={() => onChange(NO_FILTERS)}
        sx={{ justifySelf: { lg: 'start' } }}
      >
        Limpar filtros
      </Button>
    </Box>
  );
}
