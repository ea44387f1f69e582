import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { formatDateTime } from '../../../shared/format/formats';
import { InterviewStatusChip } from '../../../domain/interviews/interview-status-chip';
import { interviewTypeLabel } from '../../../domain/interviews/interview-terms';
import type { CandidateToSchedule } from '../interviews-queries';

/** The vacancy of a candidate, and the interviews that there are. */
export const PersonSummary = ({
  candidate: { jobTitle, interviews },
}: {
  candidate: CandidateToSchedule;
}) => (
  <>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {jobTitle ?? TALENT_BANK_TITLE}
      {interviews.length === 0 && ' · Nenhuma entrevista agendada'}
    </Typography>
    {interviews.length > 0 && (
      <Box component="ul" aria-label="Entrevistas desta pessoa" sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
    )}
  </>
);
