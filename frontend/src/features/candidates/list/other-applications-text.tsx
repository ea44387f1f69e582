import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format/formats';
import type { CandidateRow } from '../candidates-queries';

/** How many other applications the person has sent; the detail lists and opens them. */
export function OtherApplicationsText({ candidate }: { candidate: CandidateRow }) {
  const count = (candidate.person?.applications.length ?? 1) - 1;
  if (count < 1) return null;
  return (
    <Typography variant="body2" sx={{ fontStyle: 'italic', color: 'text.secondary' }}>
      {formatCount(count, 'outra candidatura', 'outras candidaturas')}
    </Typography>
  );
}
