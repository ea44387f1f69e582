import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { labelOf } from '@araucaria/contracts/domain';
import { formatCount } from '../../../shared/format/formats';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { JobFilter } from '../../../shared/jobs/job-filter';
import { SearchField } from '../../../shared/lists/search-field';
import { DateRangePicker } from '../../../shared/dates/date-range-picker';
import { isFiltered, LIST_FILTERS, NO_FILTERS, type Filters, type ListFilter } from './candidate-filters';

interface FilterBarProps {
  view: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Label of the range of days. */
  daysLabel: string;
  ahead?: boolean;
  searchLabel: string;
  /** The filters by values; default: those of candidates. */
  lists?: { readonly [Name in keyof Filters]?: ListFilter };
  /** The limit after which a response is overdue; absent: the list cannot be filtered by it. */
  overdueDays?: number | undefined;
}

export function FilterBar({
  view,
  onChange,
  daysLabel,
  ahead,
  searchLabel,
  lists = LIST_FILTERS,
  overdueDays,
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
      {(Object.entries(lists) as [keyof Filters, ListFilter][]).map(([name, list]) => (
        <SelectFilter
          key={name}
          id={`filtro-${name}`}
          label={list.label}
          value={view[name]}
          options={optionsOf(list)}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {(overdueDays !== undefined || view.retorno) && (
        <SelectFilter
          id="filtro-retorno"
          label="Retorno"
          value={view.retorno}
          options={responseOptions(overdueDays, view.retorno)}
          onChange={(retorno) => onChange({ retorno })}
        />
      )}
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

const optionsOf = ({ all, values, shown = Object.keys(values) }: ListFilter) => [
  ['', all] as const,
  ...shown.map((value) => [value, labelOf(values, value)] as const),
];

/** The limit, and another number of days that the address names. */
const responseOptions = (overdueDays: number | undefined, chosen: string) => [
  ['', 'Com e sem retorno'] as const,
  ...[...new Set([overdueDays === undefined ? '' : String(overdueDays), chosen])]
    .filter(Boolean)
    .map((days) => [days, `Sem retorno há ${formatCount(Number(days), 'dia', 'dias')}`] as const),
];
