import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  APPLICATION_STEPS,
  INTERVIEW_TYPES,
  labelOf,
  type AreaApplication,
  type AreaInterview,
} from '@araucaria/contracts/domain';
import { formatDate, formatDateTime } from '../../shared/format/formats';
import LinkedText from '../../shared/ui/linked-text';
import { ButtonLink, TextLink } from '../../shared/ui/links';
import { ACTORS, AREA_PATH, OUTCOMES } from './area';
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
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Última mudança em {formatDate(since)}.{' '}
          {resumeFilename ? `Currículo enviado: ${resumeFilename}` : 'Enviada sem currículo.'}
        </Typography>
      </Box>
      {interviews.map((interview) => (
        <Interview key={interview.id} interview={interview} />
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

function Interview({ interview }: { interview: AreaInterview }) {
  const { id, interviewType, interviewDate, status, notes, confirmedAt, declinedAt, isUpcoming } = interview;
  const isDeclined = !confirmedAt && declinedAt !== null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {labelOf(INTERVIEW_TYPES, interviewType)}: {formatDateTime(interviewDate)}
      </Typography>
      {notes && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <LinkedText text={notes} />
        </Typography>
      )}
      {status === 'cancelled' && <Typography>Cancelada</Typography>}
      {status === 'completed' && <Typography>Realizada</Typography>}
      {isUpcoming && confirmedAt && <Typography>Presença confirmada</Typography>}
      {isUpcoming && isDeclined && <Typography>Você avisou que não pode ir.</Typography>}
      {isUpcoming && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {!confirmedAt && (
            <ButtonLink to={`/confirmar-entrevista?id=${id}`} variant={isDeclined ? 'outlined' : 'contained'}>
              {isDeclined ? 'Mudar a resposta' : 'Confirmar a presença'}
            </ButtonLink>
          )}
          {!isDeclined && (
            <Link href={`${AREA_PATH}/interviews/${id}/calendar.ics`} download>
              Adicionar ao calendário
            </Link>
          )}
        </Box>
      )}
    </Box>
  );
}
