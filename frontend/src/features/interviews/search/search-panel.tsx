import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SEARCH_MAX_CHARS } from '@araucaria/contracts/domain';
import { SELECTABLE_STATUSES, statusLabel } from '../../../shared/candidates/candidate-status';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { DayField } from '../../../shared/dates/day-field';
import { JobFilter } from '../../../shared/jobs/job-filter';
import { useUrlState } from '../../../shared/lists/use-url-state';
import { DEFAULT_VIEW, NO_FILTERS, type Filters } from '../interview-filters';
import { SearchResults } from './search-results';

const STATUSES = [
  ['', 'Todos os status'],
  ...SELECTABLE_STATUSES.map((status) => [status, statusLabel(status)] as const),
] as const;

/** Search over all candidates, also those who are not eligible; it runs on submit. */
export function SearchPanel({ onInvite }: { onInvite: (id: number) => void }) {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const { search: text, vaga, status, data, de, ate } = view;
  const applied: Filters = { search: text, vaga, status, data, de, ate };
  const [draft, setDraft] = useState(applied);
  const appliedKey = JSON.stringify(applied);
  const [lastKey, setLastKey] = useState(appliedKey);
  // The fields follow the address when the user goes back to an earlier search.
  if (lastKey !== appliedKey) {
    setLastKey(appliedKey);
    setDraft(applied);
  }
  const set = (part: Partial<Filters>) => setDraft((current) => ({ ...current, ...part }));
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({ ...draft, busca: '1', resultado: '' });
  };
  const clear = () => {
    setDraft(NO_FILTERS);
    change({ ...NO_FILTERS, busca: '', resultado: '' });
  };

  return (
    <Card component="section" aria-labelledby="busca" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
      <Typography id="busca" component="h2" variant="h3">
        Buscar candidatos
      </Typography>
      <Box
        component="form"
        role="search"
        onSubmit={search}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        <TextField
          size="small"
          type="search"
          label="Nome ou e-mail"
          value={draft.search}
          onChange={(event) => set({ search: event.target.value })}
          slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARS } }}
        />
        <JobFilter id="busca-vaga" value={draft.vaga} onChange={(vaga) => set({ vaga })} />
        <SelectFilter
          id="busca-status"
          label="Status"
          value={draft.status}
          options={STATUSES}
          onChange={(status) => set({ status })}
        />
        <SelectFilter
          id="busca-data"
          label="Tipo de data"
          value={draft.data}
          options={[
            ['registration', 'Data de cadastro do currículo'],
            ['interview', 'Data da entrevista'],
          ]}
          onChange={(data) => set({ data })}
        />
        <DayField
          label="Data inicial"
          value={draft.de}
          max={draft.ate || undefined}
          onChange={(de) => set({ de })}
        />
        <DayField
          label="Data final"
          value={draft.ate}
          min={draft.de || undefined}
          onChange={(ate) => set({ ate })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, gridColumn: '1 / -1' }}>
          <Button type="submit" variant="contained">
            Buscar
          </Button>
          <Button color="inherit" onClick={clear}>
            Limpar Filtros
          </Button>
        </Box>
      </Box>
      {view.busca && <SearchResults key={appliedKey} filters={applied} onInvite={onInvite} />}
    </Card>
  );
}
