import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { fullName } from '../../../shared/format/full-name';
import type { Invitee } from '../interviews-queries';

interface PinnedCandidateProps {
  candidate: Invitee;
  onRemove: () => void;
}

/** The person for whom an interview is being scheduled, in view on the whole page. */
export const PinnedCandidate = ({ candidate, onRemove }: PinnedCandidateProps) => (
  <Card
    component="section"
    aria-label="Candidato escolhido"
    sx={{
      // Below the bar of the staff area, which phones have.
      position: 'sticky',
      top: { xs: 64, md: 8 },
      zIndex: 2,
      px: { xs: 2, sm: 2.5 },
      py: 1.25,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
    }}
  >
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      Entrevista com <strong>{fullName(candidate)}</strong>
    </Typography>
    <StatusChip status={candidate.status} />
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {candidate.jobTitle ?? TALENT_BANK_TITLE}
    </Typography>
    <Box sx={{ ml: 'auto' }}>
      <Button color="inherit" onClick={onRemove}>
        Escolher outra pessoa
      </Button>
    </Box>
  </Card>
);
