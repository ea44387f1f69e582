import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InterviewTermsFragment } from '../../generated/graphql';
import { formatDateTime } from '../../shared/format/formats';
import { InterviewStatusChip } from './interview-status-chip';
import { interviewTypeLabel } from './interview-terms';

type Interview = InterviewTermsFragment & { notes: string | null; feedback: string | null };

interface InterviewHistoryProps<T extends Interview> {
  interviews: readonly T[];
  acts?: (interview: T) => ReactNode;
}

export const InterviewHistory = <T extends Interview>({ interviews, acts }: InterviewHistoryProps<T>) => (
  <Box component="ol" aria-label="Entrevistas" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
    {interviews.map((interview) => (
      <Box
        component="li"
        key={interview.id}
        sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 650, mr: 'auto' }}>
            {formatDateTime(interview.interviewDate)}
          </Typography>
          <InterviewStatusChip interview={interview} />
        </Box>
        <Typography variant="body2">{interviewTypeLabel(interview.interviewType)}</Typography>
        {interview.notes && <Note text={`Observações: ${interview.notes}`} />}
        {interview.feedback && <Note text={`Feedback: ${interview.feedback}`} />}
        {acts?.(interview)}
      </Box>
    ))}
  </Box>
);

const Note = ({ text }: { text: string }) => (
  <Typography
    variant="body2"
    sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {text}
  </Typography>
);
