import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeOf } from '../../../shared/day-texts';
import { fullName } from '../../../shared/full-name';
import { interviewTypeLabel } from '../../../shared/interview-terms';
import { InterviewChip } from '../../../shared/interview-chip';
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
          <strong>{timeOf(interview.interviewDate)}</strong>
          <Box component="span" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            {interview.candidate ? fullName(interview.candidate) : 'Candidato removido'}
            {' · '}
            {interviewTypeLabel(interview.interviewType)}
          </Box>
          <InterviewChip interview={interview} />
        </Box>
      ))}
    </Box>
  );
}
