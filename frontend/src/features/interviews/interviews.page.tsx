import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CalendarMonthOutlined from '../../generated/icons/CalendarMonthOutlined';
import ViewListOutlined from '../../generated/icons/ViewListOutlined';
import { PageHeading } from '../../shared/ui/page-heading';
import { useUrlState } from '../../shared/lists/use-url-state';
import { usePermission } from '../../shared/session/use-permission';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AwaitingNotice } from './awaiting-notice';
import { CalendarView } from './calendar/calendar-view';
import { DEFAULT_VIEW } from './interview-filters';
import { InterviewList } from './list/interview-list';

export default function InterviewsPage() {
  const manages = usePermission('interviews.manage');
  const title = manages ? 'Gerenciamento de Entrevistas' : 'Minhas Entrevistas';
  usePageTitle(title);
  const [{ ver }, change] = useUrlState(DEFAULT_VIEW);
  // The calendar is for those who schedule.
  const list = !manages || ver === 'entrevistas';
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={title}>
        {manages && (
          <ToggleButtonGroup
            exclusive
            aria-label="Visualização"
            value={list ? 'entrevistas' : 'calendario'}
            onChange={(_event, chosen: string | null) => {
              // The views do not share their filters.
              if (chosen) change({ ...DEFAULT_VIEW, ver: chosen === 'entrevistas' ? chosen : '' });
            }}
            sx={{
              flexWrap: 'wrap',
              '& .MuiToggleButton-root': { textTransform: 'none', gap: 1, minHeight: 44, px: 2 },
            }}
          >
            <ToggleButton value="calendario">
              <CalendarMonthOutlined fontSize="small" /> Calendário
            </ToggleButton>
            <ToggleButton value="entrevistas">
              <ViewListOutlined fontSize="small" /> Entrevistas
            </ToggleButton>
          </ToggleButtonGroup>
        )}
      </PageHeading>
      <AwaitingNotice onOpen={() => change({ ...DEFAULT_VIEW, ver: 'entrevistas', aba: 'awaiting' })} />
      {list ? <InterviewList /> : <CalendarView />}
    </Box>
  );
}
