import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { MAX_STATUS_CHANGES } from '@araucaria/contracts/domain';
import { reportFailure } from '../../../shared/toasts/report-failure';
import type { CandidateFilter, CandidateSort } from '../../../generated/graphql';
import { CANDIDATE_IDS } from '../candidates-queries';
import { SelectedBar } from './selected-bar';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  filter: CandidateFilter;
  sort: CandidateSort;
  total: number;
  onChange: () => void;
}

/** Stays visible while the list is scrolled. */
const STICKY = {
  position: 'sticky',
  top: { xs: 64, md: 8 },
  zIndex: 3,
  p: 1,
  pl: 2,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: 3,
} as const;

export function BulkBar({ selection, filter, sort, total, onChange }: BulkBarProps) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const count = selection.ids.size;
  if (count === 0) return null;
  const selectable = Math.min(total, MAX_STATUS_CHANGES);
  const selectAll = async () => {
    setBusy(true);
    await reportFailure('Erro ao selecionar candidatos', async () => {
      const { data } = await client.query({
        query: CANDIDATE_IDS,
        variables: { filter, sort, offset: 0, limit: MAX_STATUS_CHANGES },
        fetchPolicy: 'no-cache',
      });
      selection.set(data?.candidateIds ?? []);
    });
    setBusy(false);
  };
  return (
    <SelectedBar count={count} onClear={selection.clear} look={STICKY}>
      {count < selectable && (
        <Button disabled={busy} onClick={() => void selectAll()}>
          {total > MAX_STATUS_CHANGES
            ? `Selecionar os primeiros ${MAX_STATUS_CHANGES} do filtro`
            : `Selecionar todos os ${total} do filtro`}
        </Button>
      )}
      <Button variant="contained" disabled={count > MAX_STATUS_CHANGES} onClick={onChange}>
        Mudar status
      </Button>
    </SelectedBar>
  );
}
