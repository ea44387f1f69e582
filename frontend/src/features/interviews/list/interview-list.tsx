import Box from '@mui/material/Box';
import { MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { usePageQuery } from '../../../shared/api/use-fresh-query';
import { totalText } from '../../../shared/lists/rows';
import { TabbedPanel } from '../../../shared/ui/tabbed-panel';
import { LoadState } from '../../../shared/ui/load-state';
import { useUrlState } from '../../../shared/lists/use-url-state';
import { InterviewDialogs } from './interview-dialogs';
import {
  DEFAULT_VIEW,
  TABS,
  isCapped,
  listFilter,
  openedTab,
  tabsOf,
  type ListTab,
} from '../interview-filters';
import { TAB_COUNTS } from '../interviews-queries';
import { InterviewPage } from './interview-page';
import { ListFilters } from './list-filters';
import { useOpenedInterview } from './use-opened-interview';

export function InterviewList() {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const { data, error, loading, refetch } = usePageQuery(TAB_COUNTS, {
    variables: { filter: listFilter(view) },
  });
  const numbers = data?.interviewCounts;
  const close = () => change({ entrevista: '', dialogo: '', page: view.page });
  const opened = useOpenedInterview(view.entrevista, close);
  const tabs = tabsOf(view);
  const tab = openedTab(tabs, view.aba, numbers);
  const countOf = (state: ListTab) =>
    numbers ? totalText(numbers[TABS[state].count], isCapped(view) ? MAX_COUNTED_RESULTS : undefined) : '…';

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ListFilters view={view} onChange={change} />
      <TabbedPanel
        label="Entrevistas por situação"
        tabs={tabs.map(([state, text]) => [state, `${text} (${countOf(state)})`] as const)}
        value={tab}
        onChange={(aba) => change({ aba })}
      >
        <LoadState
          // Which tab opens depends on the numbers, unless the address names it.
          ready={Boolean(numbers) || view.aba !== ''}
          loading={false}
          error={loading ? undefined : error}
          onRetry={refetch}
          loadingLabel="Carregando entrevistas..."
          errorTitle="Erro ao carregar entrevistas"
        >
          <InterviewPage key={tab} view={view} tab={tab} onChange={change} />
        </LoadState>
      </TabbedPanel>
      <InterviewDialogs interview={opened} dialog={view.dialogo} onClose={close} />
    </Box>
  );
}
