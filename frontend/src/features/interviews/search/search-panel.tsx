import { Controller, useForm, useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SEARCH_MAX_CHARS } from '@araucaria/contracts/domain';
import { SELECTABLE_STATUSES, statusLabel } from '../../../domain/candidates/candidate-status';
import { TextInput } from '../../../shared/form/text-input';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { DayField } from '../../../shared/dates/day-field';
import { JobFilter } from '../../../domain/jobs/job-filter';
import { useUrlState } from '../../../shared/lists/use-url-state';
import { DEFAULT_VIEW, NO_FILTERS, type Filters } from '../interview-filters';
import { SearchResults } from './search-results';

const STATUSES = [
  ['', 'Todos os status'],
  ...SELECTABLE_STATUSES.map((status) => [status, statusLabel(status)] as const),
] as const;

const SELECTS = [
  { name: 'status', label: 'Status', options: STATUSES },
  {
    name: 'data',
    label: 'Tipo de data',
    options: [
      ['registration', 'Data de cadastro do currículo'],
      ['interview', 'Data da entrevista'],
    ],
  },
] as const;

export const SEARCH_FIELD = 'search';

/** Search over all candidates, also those who are not eligible; it runs on submit. */
export function SearchPanel({ onInvite }: { onInvite: (id: number) => void }) {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const { search: text, vaga, status, data, de, ate } = view;
  const applied: Filters = { search: text, vaga, status, data, de, ate };
  // The fields follow the address when the user goes back to an earlier search.
  const { control, handleSubmit, reset } = useForm<Filters>({
    mode: 'onTouched',
    defaultValues: applied,
    values: applied,
  });
  const [from, until] = useWatch({ control, name: ['de', 'ate'] });
  const search = handleSubmit((filters) => change({ ...filters, busca: '1', resultado: '' }));
  const clear = () => {
    reset(NO_FILTERS);
    change({ ...NO_FILTERS, busca: '', resultado: '' });
  };

  return (
    <Card component="section" aria-labelledby="busca" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography id="busca" component="h2" variant="h3">
        Buscar candidatos
      </Typography>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => void search(event)}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          control={control}
          name={SEARCH_FIELD}
          type="search"
          label="Nome ou e-mail"
          limit={SEARCH_MAX_CHARS}
        />
        <Controller
          control={control}
          name="vaga"
          render={({ field: { value, onChange } }) => <JobFilter id="busca-vaga" {...{ value, onChange }} />}
        />
        {SELECTS.map(({ name, label, options }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <SelectFilter id={`busca-${name}`} {...{ label, options, value, onChange }} />
            )}
          />
        ))}
        <Controller
          control={control}
          name="de"
          render={({ field: { value, onChange } }) => (
            <DayField label="Data inicial" max={until || undefined} {...{ value, onChange }} />
          )}
        />
        <Controller
          control={control}
          name="ate"
          render={({ field: { value, onChange } }) => (
            <DayField label="Data final" min={from || undefined} {...{ value, onChange }} />
          )}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            gridColumn: { xs: '1 / -1', lg: 'auto / span 2' },
          }}
        >
          <Button type="submit" variant="contained">
            Buscar
          </Button>
          <Button color="inherit" onClick={clear}>
            Limpar Filtros
          </Button>
        </Box>
      </Box>
      {view.busca && <SearchResults key={JSON.stringify(applied)} filters={applied} onInvite={onInvite} />}
    </Card>
  );
}
