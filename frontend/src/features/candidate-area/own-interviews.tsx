import Box from '@mui/material/Box';
import type { AreaInterview } from '@araucaria/contracts/domain';
import { OwnInterview } from './own-interview';

interface OwnInterviewsProps {
  interviews: readonly AreaInterview[];
  isReadOnly: boolean;
  onChange: () => Promise<void>;
}

/** The interviews to come, the next one first, then those that were cancelled or have no result; those that took place are folded. */
export function OwnInterviews({ interviews, ...shared }: OwnInterviewsProps) {
  const shown = interviews
    .filter(({ status }) => status !== 'completed')
    .toSorted(
      (one, other) =>
        Number(other.isUpcoming) - Number(one.isUpcoming) ||
        one.interviewDate.localeCompare(other.interviewDate),
    );
  const folded = interviews.filter(({ status }) => status === 'completed');
  return (
    <>
      {shown.map((interview) => (
        <OwnInterview key={interview.id} interview={interview} {...shared} />
      ))}
      {folded.length > 0 && (
        <Box
          component="details"
          sx={{ '& > summary': { cursor: 'pointer', minHeight: 44, alignContent: 'center' } }}
        >
          <summary>Entrevistas realizadas ({folded.length})</summary>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {folded.map((interview) => (
              <OwnInterview key={interview.id} interview={interview} {...shared} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
