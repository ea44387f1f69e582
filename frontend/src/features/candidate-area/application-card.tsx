import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { APPLICATION_STEPS, type AreaApplication } from '@araucaria/contracts/domain';
import { formatDate } from '../../shared/format/formats';
import { TextLink } from '../../shared/ui/links';
import { ACTORS, OUTCOMES } from './area';
import { OwnInterview } from './own-interview';
import { WithdrawForm } from './withdraw-form';

interface ApplicationCardProps {
  application: AreaApplication;
  isReadOnly: boolean;
  onChange: () => Promise<void>;
}

/** One application: its steps, since when nothing has moved, what happens next, and what the person can do. */
export function ApplicationCard({ application, isReadOnly, onChange }: ApplicationCardProps) {
  const { id, jobId, jobTitle, resumeFilename, steps, current, outcome, since, next, interviews } =
    application;
  const title = jobTitle ?? 'Vaga encerrada';
  const currentIndex = steps.findIndex(({ step }) => step === current);
  return (
    <Card component="article" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {jobId !== null && jobTitle !== null ? <TextLink to={`/vagas/${jobId}`}>{title}</TextLink> : title}
      </Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { sm: 'repeat(5, 1fr)' },
        }}
      >
        {steps.map(({ step, reachedAt }, index) => (
          <Box
            key={step}
            component="li"
            aria-current={step === current ? 'step' : undefined}
            sx={{
              display: { xs: 'flex', sm: 'block' },
              columnGap: 1,
              alignItems: 'baseline',
              borderStyle: 'solid',
              borderWidth: { xs: '0 0 0 4px', sm: '4px 0 0' },
              borderColor: index <= currentIndex ? 'primary.main' : 'divider',
              pl: { xs: 1, sm: 0 },
              pt: { sm: 0.75 },
              fontWeight: step === current ? 700 : 400,
            }}
          >
            {APPLICATION_STEPS[step]}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 }}>
              {reachedAt ? formatDate(reachedAt) : index < currentIndex ? 'não foi preciso' : '–'}
            </Box>
          </Box>
        ))}
      </Box>
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
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Última mudança em {formatDate(since)}.{' '}
          {resumeFilename ? `Currículo enviado: ${resumeFilename}` : 'Enviada sem currículo.'}
        </Typography>
      </Box>
      {interviews.map((interview) => (
        <OwnInterview key={interview.id} interview={interview} isReadOnly={isReadOnly} onChange={onChange} />
      ))}
      {!isReadOnly && (outcome === null || outcome === 'declined') && (
        <WithdrawForm
          id={id}
          jobId={jobId}
          title={title}
          isWithdrawn={outcome === 'declined'}
          undo={application.undo}
          onChange={onChange}
        />
      )}
    </Card>
  );
}
