import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { formatTime } from '../../../shared/dates/date-formats';
import { fullName } from '../../../shared/format/full-name';
import { interviewTypeLabel } from '../../../domain/interviews/interview-terms';
import { InterviewStatusChip } from '../../../domain/interviews/interview-status-chip';
import type { InterviewRow } from '../interviews-queries';

/** All interviews of a day; the cell of the calendar shows two of them. */
export function DayInterviews({ interviews }: { interviews: InterviewRow[] }) {
  if (interviews.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Nenhuma entrevista agendada</Typography>;
  return (
    <Box
      component="ul"
      aria-label="Entrevistas do dia"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}
    >
      {interviews.map((interview) => (
        <Box
          component="li"
          key={interview.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <strong>{formatTime(interview.interviewDate)}</strong>
          <Box component="span" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            {interview.candidate ? fullName(interview.candidate) : 'Candidato removido'}
            {' · '}
            {interviewTypeLabel(interview.interviewType)}
            {interview.candidate && (
              <OtherApplicationsButton candidate={interview.candidate} name={fullName(interview.candidate)} />
            )}
          </Box>
          <InterviewStatusChip interview={interview} />
        </Box>
      ))}
    </Box>
  );
}
