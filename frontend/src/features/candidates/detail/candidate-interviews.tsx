import Box from '@mui/material/Box';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { InterviewHistory } from '../../../shared/interview-history';
import { ButtonLink } from '../../../shared/ui/links';
import { Notice } from '../../../shared/ui/notice';
import type { CandidateDetail } from '../candidates-queries';

/** Interviews of the candidate, with a link to schedule another. */
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
      <InterviewHistory interviews={candidate.interviews} />
      {schedule}
    </Box>
  );
}
