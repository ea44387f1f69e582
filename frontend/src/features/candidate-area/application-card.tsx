import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { AreaApplication } from '@araucaria/contracts/domain';
import { formatDate } from '../../shared/format/formats';
import { TextLink } from '../../shared/ui/links';
import { ApplicationSteps, FOLDED_STEPS } from './application-steps';
import { ACTORS, OUTCOMES } from './area';
import { OwnInterviews } from './own-interviews';
import { WithdrawForm } from './withdraw-form';

interface ApplicationCardProps {
  application: AreaApplication;
  isReadOnly: boolean;
  onChange: () => Promise<void>;
}

export function ApplicationCard({ application, isReadOnly, onChange }: ApplicationCardProps) {
  const { id, jobId, jobTitle, resumeFilename, steps, current, outcome, since, next, interviews } =
    application;
  const title = jobTitle ?? 'Vaga encerrada';
  const [isOpen, setIsOpen] = useState(false);
  const stepsId = `etapas-${id}`;
  return (
    <Card component="article" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {jobId !== null && jobTitle !== null ? <TextLink to={`/vagas/${jobId}`}>{title}</TextLink> : title}
      </Typography>
      <div>
        <ApplicationSteps id={stepsId} steps={steps} current={current} isOpen={isOpen} />
        {!isReadOnly && (
          <Box
            sx={{
              display: { xs: 'flex', sm: 'none' },
              justifyContent: 'flex-end',
              // At the end of the line with the present step.
              ...(!isOpen && { mt: '-34px', mb: '-10px' }),
            }}
          >
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={stepsId}
              aria-label={`${isOpen ? 'Menos etapas' : 'Todas as etapas'}: ${title}`}
              onClick={() => setIsOpen(!isOpen)}
              sx={{ mr: -1.25 }}
            >
              {isOpen ? 'Menos etapas' : 'Todas as etapas'}
            </Button>
          </Box>
        )}
      </div>
      <Box role="group" aria-label="O que acontece em seguida">
        <Typography sx={{ fontWeight: 600 }}>{outcome ? OUTCOMES[outcome] : ACTORS[next.actor]}</Typography>
        <Typography>{next.text}</Typography>
        {next.items && (
          <Box component="ul" sx={{ mt: 0.5, mb: 1, pl: 3 }}>
            {next.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Box>
        )}
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', ...(!isOpen && { [FOLDED_STEPS]: { display: 'none' } }) }}
        >
          Última mudança em {formatDate(since)}.{' '}
          {resumeFilename ? `Currículo enviado: ${resumeFilename}` : 'Enviada sem currículo.'}
        </Typography>
      </Box>
      <OwnInterviews interviews={interviews} isReadOnly={isReadOnly} onChange={onChange} />
      {!isReadOnly && (outcome === null || outcome === 'declined') && (
        <WithdrawForm application={application} title={title} onChange={onChange} />
      )}
    </Card>
  );
}
