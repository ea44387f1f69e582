import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { formatDateTime } from '../../shared/formats';
import { InterviewChip } from '../../shared/interview-chip';
import { interviewTypeLabel } from '../../shared/interview-terms';
import { ButtonLink } from '../../shared/ui/links';
import { Notice } from '../../shared/ui/notice';
import type { CandidateDetail } from './candidates-queries';

/** The interviews of one candidate, the next step beside them. */
export function CandidateInterviews({ candidate }: { candidate: CandidateDetail }) {
  const schedule = (
    <ButtonLink variant="outlined" to={`/entrevistas?candidato=${candidate.id}`}>
      Agendar Entrevista
    </ButtonLink>
  );
  if (candidate.interviews.length === 0)
    return (
      <Notice icon={<EventBusyOutlined />} title="Nenhuma entrevista agendada">
        {schedule}
      </Notice>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box component="ol" aria-label="Entrevistas" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {candidate.interviews.map((interview) => (
          <Box
            component="li"
            key={interview.id}
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ fontWeight: 650, mr: 'auto' }}>
                {formatDateTime(interview.interviewDate)}
              </Typography>
              <InterviewChip interview={interview} />
            </Box>
            <Typography variant="body2">{interviewTypeLabel(interview.interviewType)}</Typography>
            {interview.notes && <Note text={`Observações: ${interview.notes}`} />}
            {interview.feedback && <Note text={`Feedback: ${interview.feedback}`} />}
          </Box>
        ))}
      </Box>
      {schedule}
    </Box>
  );
}

const Note = ({ text }: { text: string }) => (
  <Typography
    variant="body2"
    sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {text}
  </Typography>
);
