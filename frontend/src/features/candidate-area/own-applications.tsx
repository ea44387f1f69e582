import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AreaApplication } from '@araucaria/contracts/domain';
import { ButtonLink } from '../../shared/ui/links';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';
import { ApplicationCard } from './application-card';

interface OwnApplicationsProps {
  applications: AreaApplication[];
  isReadOnly: boolean;
  onChange: () => Promise<void>;
}

const URGENCY = { candidate: 0, company: 1, none: 2 } as const;

/** The applications for jobs: first those that wait for the person, last those that have ended. */
export function OwnApplications({ applications, ...card }: OwnApplicationsProps) {
  const forJobs = applications
    .filter(({ jobId }) => jobId !== null)
    .toSorted((one, other) => URGENCY[one.next.actor] - URGENCY[other.next.actor]);
  return (
    <Box component="section" aria-labelledby="candidaturas" sx={{ display: 'grid', gap: 2 }}>
      {/* The tab above shows the same word. */}
      <Typography variant="h2" id="candidaturas" sx={VISUALLY_HIDDEN}>
        Candidaturas
      </Typography>
      {forJobs.map((application) => (
        <ApplicationCard key={application.id} application={application} {...card} />
      ))}
      {!forJobs.length && (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography>Você ainda não se candidatou a uma vaga.</Typography>
          <ButtonLink to="/vagas" variant="outlined">
            Ver vagas
          </ButtonLink>
        </Box>
      )}
    </Box>
  );
}
