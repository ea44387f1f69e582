import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { matchesText } from '@araucaria/contracts/domain';
import type { ApplicationRow } from './referral-queries';

/** Candidates offered for a search; more of them need a longer one. */
const MAX_FOUND = 5;

interface FoundCandidatesProps {
  search: string;
  applications: readonly ApplicationRow[];
  /** Searches for the link of a candidate. */
  onSearch: (code: string) => void;
}

/** Candidates whose name matches the search, which the server makes among links alone. */
export function FoundCandidates({ search, applications, onSearch }: FoundCandidatesProps) {
  if (!search.trim()) return null;
  const found = applications.filter(
    ({ candidateName }) => candidateName && matchesText(search, candidateName),
  );
  if (!found.length) return null;
  return (
    <Box
      component="ul"
      aria-label="Candidatos com este nome"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {found.slice(0, MAX_FOUND).map(({ id, candidateName, referralCode }) => (
        <li key={id}>
          <Link
            component="button"
            type="button"
            onClick={() => onSearch(referralCode)}
            sx={{ minHeight: 32, textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {candidateName} · indicação {referralCode}
          </Link>
        </li>
      ))}
      {found.length > MAX_FOUND && (
        <Typography component="li" sx={{ color: 'text.secondary', py: 0.75 }}>
          e mais {found.length - MAX_FOUND}
        </Typography>
      )}
    </Box>
  );
}
