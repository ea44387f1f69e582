import Box from '@mui/material/Box';
import { formatLongDay } from '../../shared/dates/date-formats';
import { useToday } from '../../shared/dates/use-today';
import { usePermission } from '../../shared/session/use-permission';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { NewCandidates, WithoutResponse } from './candidate-lists';
import { DueBonuses } from './due-bonuses';
import { InterviewsToday, InterviewsWithoutResult } from './interview-lists';

const STACK = { display: 'grid', rowGap: 3, gridTemplateColumns: 'minmax(0, 1fr)' };

/**
 * What waits for the user today, in short lists, each with its act. Roles see the lists of what they work on. Appointments and payments,
 * which have a time, come first; on a wide window the candidates are in a column of their own, so that an empty list leaves no hole.
 */
export default function MyDayPage() {
  usePageTitle('Meu dia');
  const today = useToday();
  const reads = {
    candidates: usePermission('candidates.read'),
    interviews: usePermission('interviews.read'),
    bonuses: usePermission('bonuses.read'),
  };
  const decides = usePermission('candidates.decide');
  const concludes = usePermission('interviews.conclude');
  const pays = usePermission('bonuses.pay');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Meu dia" text={formatLongDay(today)} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(400px, 1fr))' },
        }}
      >
        {(reads.interviews || concludes || reads.bonuses) && (
          <Box sx={STACK}>
            {reads.interviews && <InterviewsToday today={today} concludes={concludes} />}
            {concludes && <InterviewsWithoutResult today={today} />}
            {reads.bonuses && <DueBonuses today={today} pays={pays} />}
          </Box>
        )}
        {(reads.candidates || decides) && (
          <Box sx={STACK}>
            {reads.candidates && <NewCandidates today={today} />}
            {decides && <WithoutResponse />}
          </Box>
        )}
      </Box>
    </Box>
  );
}
