import Box from '@mui/material/Box';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { InterviewHistory } from '../../../domain/interviews/interview-history';
import { useScheduleAddress } from '../../../domain/interviews/schedule-address';
import { ButtonLink } from '../../../shared/ui/links';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { CandidateDetail } from '../candidates-queries';

/** Interviews of the candidate, with a link to schedule another. */
export function CandidateInterviews({ candidate }: { candidate: CandidateDetail }) {
  const scheduleAddress = useScheduleAddress();
  const schedule = (
    <ButtonLink variant="outlined" to={scheduleAddress(candidate.id)}>
      Agendar Entrevista
    </ButtonLink>
  );
  if (candidate.interviews.length === 0)
    return (
      <EmptyState icon={<EventBusyOutlined />} title="Nenhuma entrevista agendada">
        {schedule}
      </EmptyState>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <InterviewHistory interviews={candidate.interviews} />
      {schedule}
    </Box>
  );
}
