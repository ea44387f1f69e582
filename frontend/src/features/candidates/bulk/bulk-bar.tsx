import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../../shared/api/failure';
import { counted } from '../../../shared/formats';
import { toast } from '../../../shared/toasts/toast';
import type { CandidateFilter, CandidateSort } from '../../../generated/graphql';
import { CANDIDATE_IDS } from '../candidates-queries';
import type { Selection } from './use-selection';

/** As many as one change may hold. */
export const MOST = 500;

interface BulkBarProps {
  selection: Selection;
  filter: CandidateFilter;
  sort: CandidateSort;
  /** Of the filtered list. */
  total: number;
  onChange: () => void;
}

/** What can be done with those who are chosen; it stays in sight while the list is scrolled. */
export function BulkBar({ selection, filter, sort, total, onChange }: BulkBarProps) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const count = selection.ids.size;
  if (count === 0) return null;
  const all = Math.min(total, MOST);
  const chooseAll = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: CANDIDATE_IDS,
        variables: { filter, sort, offset: 0, limit: MOST },
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
        {counted(count, 'selecionado', 'selecionados')}
        {count > MOST && ` (no máximo ${MOST} por vez)`}
      </Typography>
      {count < all && (
        <Button disabled={busy} onClick={() => void chooseAll()}>
          {total > MOST
            ? `Selecionar os primeiros ${MOST} do filtro`
            : `Selecionar todos os ${total} do filtro`}
        </Button>
      )}
      <Button variant="contained" disabled={count > MOST} onClick={onChange}>
        Mudar status
      </Button>
      <Button color="inherit" onClick={selection.clear}>
        Limpar seleção
      </Button>
    </Box>
  );
}
