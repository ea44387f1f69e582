import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '../../../generated/icons/Close';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { AbsentCandidate } from '../../../domain/candidates/absent-candidate';
import { isNotFound } from '../../../shared/api/is-not-found';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { fullName } from '../../../shared/format/full-name';
import { InterviewLines } from '../interview-lines';
import { CANDIDATE_TO_SCHEDULE } from '../interviews-queries';
import { ScheduleForm } from './schedule-form';

interface SchedulePanelProps {
  id: number;
  onClose: () => void;
}

/** Schedules an interview beside the person, over the page where the recruiter is. What was typed is kept when it closes. */
export default function SchedulePanel({ id, onClose }: SchedulePanelProps) {
  const { data, error, refetch } = useFreshQuery(CANDIDATE_TO_SCHEDULE, { variables: { id } });
  const candidate = data?.candidate;
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      // Over the detail of a candidate too.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'agendar-titulo',
          sx: { width: 'min(520px, 100vw)' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'start',
          gap: 1,
          px: { xs: 2, sm: 3 },
          pt: 1.5,
          pb: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography
            id="agendar-titulo"
            component="h2"
            variant="h2"
            sx={{ overflowWrap: 'anywhere', pt: 0.5 }}
          >
            {candidate ? `Agendar com ${fullName(candidate)}` : 'Agendar entrevista'}
          </Typography>
          {candidate && (
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {candidate.jobTitle ?? TALENT_BANK_TITLE}
                {candidate.interviews.length === 0 && ' · Nenhuma entrevista agendada'}
              </Typography>
              {candidate.interviews.length > 0 && (
                <InterviewLines label="Entrevistas desta pessoa" interviews={candidate.interviews} />
              )}
            </>
          )}
        </Box>
        <IconButton aria-label="Fechar agendamento" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {candidate ? (
        <ScheduleForm key={candidate.id} candidate={candidate} onScheduled={onClose} />
      ) : (
        <Box sx={{ p: 3 }}>
          <AbsentCandidate
            isGone={candidate === null || isNotFound(error)}
            error={error}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
    </Drawer>
  );
}
