import Button from '@mui/material/Button';
import { fullName } from '../../../shared/format/full-name';
import type { CandidateRow } from '../candidates-queries';

interface OpenButtonProps {
  candidate: CandidateRow;
  onOpen: (id: number) => void;
}

/** Opens the detail. The shortcuts move the focus among these buttons and find them by `data-candidate`. */
export const OpenButton = ({ candidate, onOpen }: OpenButtonProps) => (
  <Button
    variant="outlined"
    data-candidate={candidate.id}
    sx={{ whiteSpace: 'nowrap', px: 1.5 }}
    aria-label={`Ver detalhes de ${fullName(candidate)}`}
    onClick={() => onOpen(candidate.id)}
  >
    Ver detalhes
  </Button>
);
