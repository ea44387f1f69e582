import Button from '@mui/material/Button';
import { fullName } from '../../../shared/full-name';
import type { CandidateRow } from '../candidates-queries';

interface OpenButtonProps {
  candidate: CandidateRow;
  onOpen: (id: number) => void;
}

/** Keys move the focus from one of these to the next: `data-candidate` is how they find it. */
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
