import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { InterviewStatusChip } from '../../domain/interviews/interview-status-chip';
import { interviewTypeLabel } from '../../domain/interviews/interview-terms';
import { formatDateTime } from '../../shared/format/formats';
import type { CandidateToSchedule } from './interviews-queries';

interface InterviewLinesProps {
  label: string;
  interviews: CandidateToSchedule['interviews'];
}

/** The interviews of one person, a line each. */
export const InterviewLines = ({ label, interviews }: InterviewLinesProps) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {interviews.map((interview) => (
      <Box
        component="li"
        key={interview.id}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 0.5 }}
      >
        <Typography variant="body2">
          {formatDateTime(interview.interviewDate)} · {interviewTypeLabel(interview.interviewType)}
        </Typography>
        <InterviewStatusChip interview={interview} />
      </Box>
    ))}
  </Box>
);
