import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../../shared/api/failure';
import { formatCount } from '../../../shared/format/formats';
import { toast } from '../../../shared/toasts/toast';
import type { CandidateFilter, CandidateSort } from '../../../generated/graphql';
import { CANDIDATE_IDS } from '../candidates-queries';
import type { Selection } from './use-selection';

/** Largest number of candidates in one change of status. */
const MAX_CANDIDATES = 500;

interface BulkBarProps {
  selection: Selection;
  filter: CandidateFilter;
  sort: CandidateSort;
  /** Number of candidates that match the filter. */
  total: number;
  onChange: () => void;
}

/** Actions for the selected candidates. Stays visible while the list is scrolled. */
export function BulkBar({ selection, filter, sort, total, onChange }: BulkBarProps) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const count = selection.ids.size;
  if (count === 0) return null;
  const selectable = Math.min(total, MAX_CANDIDATES);
  const selectAll = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: CANDIDATE_IDS,
        variables: { filter, sort, offset: 0, limit: MAX_CANDIDATES },
        fetchPolicy: 'no-cache',
      });
      selection.set(data?.candidateIds ?? []);
    } catch (error) {
      toast.destructive('Erro ao selecionar candidatos', failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      role="region"
      aria-label="Candidatos selecionados"
      sx={{
        position: 'sticky',
        top: { xs: 64, md: 8 },
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 1,
        pl: 2,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: 3,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 650, mr: 'auto' }}>
        {formatCount(count, 'selecionado', 'selecionados')}
        {count > MAX_CANDIDATES && ` (no máximo ${MAX_CANDIDATES} por vez)`}
      </Typography>
      {count < selectable && (
        <Button disabled={busy} onClick={() => void selectAll()}>
          {total > MAX_CANDIDATES
            ? `Selecionar os primeiros ${MAX_CANDIDATES} do filtro`
            : `Selecionar todos os ${total} do filtro`}
        </Button>
      )}
      <Button variant="contained" disabled={count > MAX_CANDIDATES} onClick={onChange}>
        Mudar status
      </Button>
      <Button color="inherit" onClick={selection.clear}>
        Limpar seleção
      </Button>
    </Box>
  );
}
