import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { StatusChip } from '../../../shared/candidates/status-chip';
import { formatCount, formatDate } from '../../../shared/format/formats';
import { TextLink } from '../../../shared/ui/links';
import type { CandidateDetail } from '../candidates-queries';

/** The other applications of the same person, which open in place of this one. */
export function OtherApplications({ candidate }: { candidate: CandidateDetail }) {
  const [search] = useSearchParams();
  const others = candidate.person?.applications.filter(({ id }) => id !== candidate.id) ?? [];
  if (!others.length) return null;
  const addressOf = (id: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), candidato: String(id) }).toString()}`;
  return (
    <section aria-labelledby="outras-candidaturas">
      <Typography id="outras-candidaturas" variant="h3" sx={{ mb: 1 }}>
        {formatCount(others.length, 'outra candidatura', 'outras candidaturas')} desta pessoa
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {others.map(({ id, jobTitle, status, createdAt }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <TextLink to={addressOf(id)}>{jobTitle ?? TALENT_BANK_TITLE}</TextLink>
            <StatusChip status={status} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatDate(createdAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
