import { useCallback } from 'react';
import Box from '@mui/material/Box';
import { INTERVIEW_STATUS } from '@araucaria/contracts/domain';
import { ClearFilters } from '../../../shared/lists/clear-filters';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { DayField } from '../../../shared/dates/day-field';
import { formatDay } from '../../../shared/dates/day-ranges';
import { JobFilter, useJobOptions } from '../../../domain/jobs/job-filter';
import { choiceText } from '../../../shared/lists/choice-chip';
import { FoldedFilters } from '../../../shared/lists/folded-filters';
import { SearchField } from '../../../shared/lists/search-field';
import { NO_FILTERS, isFiltered, type Filters, type View } from '../interview-filters';

interface ListFiltersProps {
  view: Filters;
  onChange: (change: Partial<View>) => void;
}

const SEARCH_LABEL = 'Buscar por candidato ou vaga';
const STATUSES = [['', 'Todos os status'], ...Object.entries(INTERVIEW_STATUS)] as [string, string][];

export function ListFilters({ view, onChange }: ListFiltersProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const chosen = (value: string) => (value ? [value] : []);
  const jobs = useJobOptions(chosen(view.vaga));
  return (
    <FoldedFilters
      searchLabel={SEARCH_LABEL}
      layout={{
        display: 'grid',
        gap: { xs: 2, lg: 1 },
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: '1fr 1fr',
          lg: 'minmax(0, 1.7fr) minmax(0, 1.2fr) minmax(0, 1.1fr) repeat(2, minmax(0, 1fr))',
        },
        // The button that clears has a column of its own while it is shown.
        gridAutoFlow: { lg: 'column' },
        gridAutoColumns: 'auto',
      }}
      search={
        // In two columns the others then stand in pairs.
        <Box sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' } }}>
          <SearchField label={SEARCH_LABEL} value={view.search} onSearch={search} />
        </Box>
      }
      filters={[
        {
          label: 'Vaga',
          text: choiceText({ values: chosen(view.vaga), options: jobs }),
          onClear: () => onChange({ vaga: '' }),
        },
        {
          label: 'Status',
          text: choiceText({ values: chosen(view.status), options: STATUSES }),
          onClear: () => onChange({ status: '', aba: '' }),
        },
        { label: 'Data inicial', text: view.de && formatDay(view.de), onClear: () => onChange({ de: '' }) },
        { label: 'Data final', text: view.ate && formatDay(view.ate), onClear: () => onChange({ ate: '' }) },
      ]}
    >
      <JobFilter id="filtro-vaga" value={view.vaga} onChange={(vaga) => onChange({ vaga })} />
      <SelectFilter
        id="filtro-status"
        label="Status"
        value={view.status}
        options={STATUSES}
        onChange={(status) => onChange({ status, aba: '' })}
      />
      <DayField
        label="Data inicial"
        value={view.de}
        max={view.ate || undefined}
        onChange={(de) => onChange({ de })}
      />
      <DayField
        label="Data final"
        value={view.ate}
        min={view.de || undefined}
        onChange={(ate) => onChange({ ate })}
      />
      <ClearFilters
        label="Limpar Filtros"
        isFiltered={isFiltered(view)}
        onClear={() => onChange(NO_FILTERS)}
      />
    </FoldedFilters>
  );
}
