import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Search from '@mui/icons-material/Search';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { MANAGED, statusLabel } from '../../shared/candidate-status';
import { JOBS } from '../../shared/jobs';
import type { ListView } from './candidate-filters';

/** Milliseconds without typing after which a search goes out. */
const SEARCH_AFTER = 350;
const STATUSES = [...MANAGED, 'hiring_offer', 'hiring_documents'];

interface FilterBarProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
}

export function FilterBar({ view, onChange }: FilterBarProps) {
  const { data } = useFreshQuery(JOBS);
  const [search, setSearch] = useState(view.search);
  const [known, setKnown] = useState(view.search);
  // 'Back' changes the address: the field follows it, but never while somebody types.
  if (known !== view.search) {
    setKnown(view.search);
    setSearch(view.search);
  }
  useEffect(() => {
    if (search === view.search) return;
    const timer = setTimeout(() => onChange({ search }), SEARCH_AFTER);
    return () => clearTimeout(timer);
  }, [search, view.search, onChange]);

  const filtered = Boolean(view.job || view.status || view.search);
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', md: '2fr 1.5fr 1fr auto' },
      }}
    >
      <TextField
        size="small"
        label="Buscar por nome ou e-mail"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
          },
          htmlInput: { maxLength: 200 },
        }}
      />
      <TextField
        select
        size="small"
        id="filtro-vaga"
        label="Vaga"
        value={view.job}
        onChange={(event) => onChange({ job: event.target.value })}
        slotProps={SHOW_EMPTY}
      >
        <MenuItem value="">Todas as vagas</MenuItem>
        <MenuItem value="talent-bank">Banco de Talentos</MenuItem>
        {data?.jobs.map((job) => (
          <MenuItem key={job.id} value={String(job.id)}>
            {job.title}
          </MenuItem>
        ))}
        {view.job && view.job !== 'talent-bank' && !data && <MenuItem value={view.job}>…</MenuItem>}
      </TextField>
      <TextField
        select
        size="small"
        id="filtro-status"
        label="Status"
        value={view.status}
        onChange={(event) => onChange({ status: event.target.value })}
        slotProps={SHOW_EMPTY}
      >
        <MenuItem value="">Todos os status</MenuItem>
        {STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {statusLabel(status)}
          </MenuItem>
        ))}
      </TextField>
      <Button
        color="inherit"
        disabled={!filtered}
        onClick={() => onChange({ job: '', status: '', search: '' })}
      >
        Limpar filtros
      </Button>
    </Box>
  );
}

const SHOW_EMPTY = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;
