import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { isHired, TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { useToday } from '../../../shared/dates/use-today';
import { formatDate } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { ActsMenu } from '../../../shared/lists/acts-menu';
import { CardGrid } from '../../../shared/ui/card-grid';
import { ContactText } from '../../../shared/ui/contact-text';
import { ButtonLink } from '../../../shared/ui/links';
import { ToneChip } from '../../../shared/ui/tone-chip';
import type { ApprovedCandidate } from '../hiring-queries';
import { approvedLabel, isStartDue } from '../hiring-rules';

interface ApprovedCardsProps {
  candidates: readonly ApprovedCandidate[];
  onReject: (candidate: ApprovedCandidate) => void;
}

/** Only a start that is due is a filled button. */
export function ApprovedCards({ candidates, onReject }: ApprovedCardsProps) {
  const today = useToday();
  return (
    <CardGrid label="Candidatos aprovados" cardWidth={300}>
      {candidates.map((candidate) => {
        const { id, status, hiringStep, approvedDate } = candidate;
        const started = status !== 'approved' || hiringStep !== null;
        const isDue = isStartDue(candidate, today);
        const name = fullName(candidate);
        return (
          <Card component="li" key={id} sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Typography
                component="h2"
                sx={{ fontWeight: 650, mr: 'auto', py: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {name}
              </Typography>
              <ActsMenu
                label={`Ações sobre ${name}`}
                groups={[[{ label: 'Rejeitar', act: () => onReject(candidate) }]]}
              />
            </Box>
            <Typography variant="body2">{candidate.jobTitle ?? TALENT_BANK_TITLE}</Typography>
            <OtherApplicationsButton candidate={candidate} name={name} />
            <ContactText email={candidate.email} phone={candidate.phone} />
            <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              {approvedDate && (
                <Typography variant="body2" sx={{ color: isDue ? 'secondary.main' : 'text.secondary' }}>
                  Aprovação em {formatDate(approvedDate)}
                </Typography>
              )}
              <ToneChip tone={isHired(status) ? 'info' : 'success'} label={approvedLabel(status)} />
            </Box>
            {/* A quiet act stands in line with the texts above. */}
            <Box sx={{ mt: 'auto', ml: isDue ? 0 : -1, pt: 0.5 }}>
              <ButtonLink
                to={`/candidate-hiring?id=${id}&start=true`}
                variant={isDue ? 'contained' : 'text'}
                aria-label={`${started ? 'Continuar' : 'Iniciar'} contratação de ${name}`}
              >
                {started ? 'Continuar Contratação' : 'Iniciar Contratação'}
              </ButtonLink>
            </Box>
          </Card>
        );
      })}
    </CardGrid>
  );
}
