import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { isHired, TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { OtherApplicationsButton } from '../../../shared/candidates/other-applications-button';
import { formatDate } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { CardGrid } from '../../../shared/ui/card-grid';
import { EmailText } from '../../../shared/ui/email-text';
import { ButtonLink } from '../../../shared/ui/links';
import { ToneChip } from '../../../shared/ui/tone-chip';
import type { ApprovedCandidate } from '../hiring-queries';
import { approvedLabel } from '../hiring-rules';
import { RejectApproved } from './reject-approved';

/** Approved candidates as cards, to start or continue their hiring or to reject them. */
export function ApprovedCards({ candidates }: { candidates: readonly ApprovedCandidate[] }) {
  const [rejected, setRejected] = useState<ApprovedCandidate>();
  return (
    <>
      <CardGrid label="Candidatos aprovados" cardWidth={300}>
        {candidates.map((candidate) => {
          const { id, status, hiringStep, approvedDate } = candidate;
          const started = status !== 'approved' || hiringStep !== null;
          const name = fullName(candidate);
          return (
            <Card component="li" key={id} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
                <Typography component="h2" sx={{ fontWeight: 650, mr: 'auto', overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                <ToneChip tone={isHired(status) ? 'info' : 'success'} label={approvedLabel(status)} />
              </Box>
              <Typography variant="body2">{candidate.jobTitle ?? TALENT_BANK_TITLE}</Typography>
              <OtherApplicationsButton candidateId={id} person={candidate.person} name={name} />
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <EmailText email={candidate.email} />
                <br />
                {candidate.phone}
              </Typography>
              {approvedDate && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Aprovação em {formatDate(approvedDate)}
                </Typography>
              )}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1 }}>
                <ButtonLink
                  to={`/candidate-hiring?id=${id}&start=true`}
                  variant="contained"
                  aria-label={`${started ? 'Continuar' : 'Iniciar'} contratação de ${name}`}
                >
                  {started ? 'Continuar Contratação' : 'Iniciar Contratação'}
                </ButtonLink>
                <Button color="error" aria-label={`Rejeitar ${name}`} onClick={() => setRejected(candidate)}>
                  Rejeitar
                </Button>
              </Box>
            </Card>
          );
        })}
      </CardGrid>
      {rejected && <RejectApproved candidate={rejected} onClose={() => setRejected(undefined)} />}
    </>
  );
}
