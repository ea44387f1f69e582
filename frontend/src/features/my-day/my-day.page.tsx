import Box from '@mui/material/Box';
import { formatLongDay } from '../../shared/dates/date-formats';
import { useToday } from '../../shared/dates/use-today';
import { usePermission } from '../../shared/session/use-permission';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { NewCandidates, WithoutResponse } from './candidate-lists';
import { DueBonuses } from './due-bonuses';
import { InterviewsToday, InterviewsWithoutResult } from './interview-lists';

/** What waits for the user today, in short lists, each with its act. Roles see the lists of what they work on. */
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
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {reads.interviews && <InterviewsToday today={today} concludes={concludes} />}
        {concludes && <InterviewsWithoutResult today={today} />}
        {reads.candidates && <NewCandidates today={today} />}
        {decides && <WithoutResponse />}
        {reads.bonuses && <DueBonuses today={today} pays={pays} />}
      </Box>
    </Box>
  );
}
