import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { formatDateTime } from '../../shared/formats';
import { interviewTypeLabel } from '../../shared/interview-terms';
import { Notice } from '../../shared/ui/notice';
import { InterviewChip } from '../../shared/interview-chip';
import type { HiringCandidate } from './hiring-queries';

export function InterviewHistory({ interviews }: { interviews: HiringCandidate['interviews'] }) {
  if (interviews.length === 0)
    return <Notice icon={<EventBusyOutlined />} title="Nenhuma entrevista registrada" />;
  return (
    <Box component="ol" aria-label="Entrevistas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {interviews.map((interview) => (
        <Box
          component="li"
          key={interview.id}
          sx={{ py: 1.75, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 650, mr: 'auto' }}>
              {interviewTypeLabel(interview.interviewType)}
            </Typography>
            <InterviewChip interview={interview} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDateTime(interview.interviewDate)}
          </Typography>
          {interview.notes && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              Observações: {interview.notes}
            </Typography>
          )}
          {interview.feedback && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              Feedback: {interview.feedback}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
