import Link from '@mui/material/Link';
import { fullName } from '../../../shared/format/full-name';
import { isForNewTab } from '../../../shared/lists/row-link';
import type { CandidateRow } from '../candidates-queries';

interface OpenLinkProps {
  candidate: CandidateRow;
  /** Of the list with the opened candidate. */
  address: string;
  onOpen: (id: number) => void;
}

/** The name as a link to the detail. The shortcuts move the focus among these links and find them by `data-candidate`. */
export const OpenLink = ({ candidate, address, onOpen }: OpenLinkProps) => (
  <Link
    href={address}
    data-candidate={candidate.id}
    aria-label={`Ver detalhes de ${fullName(candidate)}`}
    title={fullName(candidate)}
    color="inherit"
    underline="hover"
    onClick={(event) => {
      if (isForNewTab(event)) return;
      event.preventDefault();
      onOpen(candidate.id);
    }}
    sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}
  >
    {fullName(candidate)}
  </Link>
);
