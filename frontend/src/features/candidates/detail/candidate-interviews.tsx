import Box from '@mui/material/Box';
import EventBusyOutlined from '../../../generated/icons/EventBusyOutlined';
import { InterviewHistory } from '../../../domain/interviews/interview-history';
import { UndoInterview } from '../../../domain/interviews/undo-interview';
import { useScheduleAddress } from '../../../domain/interviews/schedule-address';
import { usePermission } from '../../../shared/session/use-permission';
import { ButtonLink } from '../../../shared/ui/links';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { CandidateDetail } from '../candidates-queries';

export function CandidateInterviews({ candidate }: { candidate: CandidateDetail }) {
  const scheduleAddress = useScheduleAddress();
  const manages = usePermission('interviews.manage');
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
      <InterviewHistory
        interviews={candidate.interviews}
        acts={(interview) => manages && <UndoInterview interview={interview} />}
      />
      {schedule}
    </Box>
  );
}
