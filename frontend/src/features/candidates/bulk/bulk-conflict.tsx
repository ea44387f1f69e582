import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ConflictingCandidate } from '../../../domain/candidates/change-statuses';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { formatCount, formatDateTime } from '../../../shared/format/formats';

interface BulkConflictProps {
  people: readonly ConflictingCandidate[];
  included: boolean;
  onInclude: () => void;
}

/** Lists the candidates whose status another user changed after the preview. The server has changed no candidate yet. */
export function BulkConflict({ people, included, onInclude }: BulkConflictProps) {
  return (
    <Alert severity="warning">
      <AlertTitle>
        {formatCount(people.length, 'candidato mudou', 'candidatos mudaram')} enquanto você decidia; nada foi
        feito ainda
      </AlertTitle>
      <Box
        component="ul"
        aria-label="Candidatos que mudaram"
        tabIndex={0}
        sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}
      >
        {people.map(({ candidateId, name, current, changedBy, changedAt }) => (
          <li key={candidateId}>
            {name}: agora “{statusLabel(current)}”, por {changedBy ?? 'o sistema'}
            {changedAt && ` em ${formatDateTime(changedAt)}`}
          </li>
        ))}
      </Box>
      {/* Below the list: on a phone it would leave no room beside it. */}
      {!included && (
        <Button color="inherit" onClick={onInclude} sx={{ mt: 0.5, ml: -1, px: 1 }}>
          Incluir também
        </Button>
      )}
    </Alert>
  );
}
