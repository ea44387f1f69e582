import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { totalText } from '../../shared/lists/rows';
import { FOUND_CANDIDATES } from './referral-queries';

/** Candidates offered for a search; more of them need a longer one. */
const MAX_FOUND = 5;

interface FoundCandidatesProps {
  search: string;
  /** Searches for the link of a candidate. */
  onSearch: (code: string) => void;
}

/** Candidates whose name matches the search, which the list makes among links alone. */
export function FoundCandidates({ search, onSearch }: FoundCandidatesProps) {
  const candidate = search.trim();
  const { data } = useFreshQuery(FOUND_CANDIDATES, {
    variables: { candidate, limit: MAX_FOUND },
    skip: !candidate,
  });
  const { bonuses: found = [], pagination } = (candidate && data?.bonusPage) || {};
  if (!found.length) return null;
  const others = (pagination?.total ?? 0) - found.length;
  return (
    <Box
      component="ul"
      aria-label="Candidatos com este nome"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {found.map(({ id, candidateName, referralCode }) => (
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
      {others > 0 && (
        <Typography component="li" sx={{ color: 'text.secondary', py: 0.75 }}>
          e {totalText(others, MAX_COUNTED_RESULTS - found.length).replace(/^(?!mais)/, 'mais ')}
        </Typography>
      )}
    </Box>
  );
}
